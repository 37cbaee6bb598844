import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Repair } from '../../diagnosis/Problem';
import { repair as messages } from '../repair/messages';
import { Part } from '../Part';
import { useModule } from '../useModule';
import type { Player } from '../useSketchPlayer';
import { CloseTool, Tool, type SourceToolProps } from './Tool';

/** Looks for known mistakes in the source, such as after pasting, and offers to repair them. */
export function RepairTool({ player, panels }: SourceToolProps): ReactNode {
  return (
    <Tool label={messages.name} panels={panels}>
      <Part>
        <RepairSearch player={player} />
      </Part>
    </Tool>
  );
}

type Search = { is: 'searching' } | { is: 'done'; rescue: Repair | undefined } | { is: 'failed' };

/** While readers type, the search waits for this many milliseconds without a key. */
const pause = 300;

function RepairSearch({ player }: { player: Player }): ReactNode {
  const close = useContext(CloseTool);
  const { state, act } = player;
  const { source, major } = state;
  const [search, setSearch] = useState<Search>({ is: 'searching' });
  const { module: offering, failures, load } = useModule(() => import('../repair/RepairOffer'));

  const look = useEffectEvent((finish: (found: Search) => void) =>
    act((session) =>
      session.findRescue().then(
        (rescue) => finish({ is: 'done', rescue }),
        () => finish({ is: 'failed' }),
      ),
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      look((found) => {
        if (isCurrent) setSearch(found);
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, major]);
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);

  // Screen readers do not announce a live region that appears together with its text.
  const say = useEffectEvent((news: string) => player.setup.announce(news));
  useEffect(() => {
    if (search.is !== 'done') return;
    const { rescue } = search;
    say(rescue ? messages.found(rescue.changes.length) : messages.nothing);
  }, [search]);

  const rescue = search.is === 'done' ? search.rescue : undefined;
  const isFresh = rescue?.from === source;
  if (search.is === 'failed' || failures > 0) return <p role="alert">{messages.notLoaded}</p>;
  if (search.is === 'done' && !rescue) return <p>{messages.nothing}</p>;
  if (!rescue || !isFresh || !offering) return <p>{messages.searching}</p>;
  return (
    <offering.RepairOffer
      rescue={rescue}
      major={major}
      onApply={() => {
        act((session) => session.applyRescue(rescue));
        close();
      }}
      onKeep={close}
    />
  );
}
