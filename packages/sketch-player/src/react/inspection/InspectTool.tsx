import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { isOpen as isDrawing } from '../../core/state';
import { isForComposing, shortcutKey } from '../../keys';
import { inspect as messages } from '../messages';
import { Part } from '../Part';
import { useModule } from '../useModule';
import type { Player } from '../useSketchPlayer';

/**
 * The button that shows why each cell of a frame looks as it does. Within the player, the key I does
 * the same. What it needs is loaded when it is pressed first.
 */
export function InspectTool({ player }: { player: Player }): ReactNode {
  const { whole, state, setup } = player;
  const [isOpen, setIsOpen] = useState(false);
  const { module, failures, load } = useModule(() => import('./Inspector'));
  const button = useRef<HTMLButtonElement>(null);
  /** Set by the reader who opens it, and not when a sketch that is inspected starts again. */
  const takesFocus = useRef(false);
  const canInspect = isDrawing(state.status);
  const toggle = () => {
    // A press after a failure tries again.
    const opens = !isOpen || (!module && failures > 0);
    if (opens && !module) load();
    takesFocus.current = opens;
    setIsOpen(opens);
  };
  const hasFailed = isOpen && failures > 0;
  const { announce } = setup;
  useEffect(() => {
    if (hasFailed) announce(messages.notLoaded);
  }, [hasFailed, announce]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutKey(event) !== 'i' || isForComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || !canInspect || isTypedIn(event.target)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const element = whole.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [whole]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen && canInspect && module !== undefined}
        aria-keyshortcuts="I"
        disabled={!canInspect}
        onClick={toggle}
      >
        {messages.name}
      </button>
      {isOpen && canInspect && module && (
        <Part>
          <module.Inspector
            player={player}
            takesFocus={() => {
              const takes = takesFocus.current;
              takesFocus.current = false;
              return takes;
            }}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        </Part>
      )}
      {hasFailed && <span>{messages.notLoaded}</span>}
    </>
  );
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, select, textarea') !== null)
  );
}
