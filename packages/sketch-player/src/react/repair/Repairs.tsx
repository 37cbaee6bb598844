import { useState, type ReactNode } from 'react';
import { problems as labels } from '../messages';
import type { Player } from '../useSketchPlayer';
import { RepairOffer } from './RepairOffer';
import { Rescued } from './Rescued';
import own from './repair.lazy.module.css';

/** Below the problems of a sketch: what would repair it, and the repair that was applied. */
export function Repairs({ player }: { player: Player }): ReactNode {
  const { state, act } = player;
  const rescue = (state.problem ?? state.warning)?.repair;
  const { rescued } = state;
  return (
    <>
      {rescue && (
        <Offered
          // Another sketch is another question.
          key={rescue.from}
          player={player}
          rescue={rescue}
        />
      )}
      {rescued && !rescue && (
        <Rescued
          rescued={rescued}
          onUndo={() => act((session) => session.undoRescue())}
          onClose={() => act((session) => session.dismissRescue())}
        />
      )}
    </>
  );
}

interface OfferedProps {
  player: Player;
  rescue: NonNullable<NonNullable<Player['state']['problem']>['repair']>;
}

/** A button that shows the repaired code, and the code. */
function Offered({ player, rescue }: OfferedProps): ReactNode {
  const { state, act } = player;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={own.offered}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {labels.repair}
      </button>
      {isOpen && (
        <RepairOffer
          rescue={rescue}
          major={state.major}
          onApply={() => act((session) => session.applyRescue(rescue))}
          onKeep={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
