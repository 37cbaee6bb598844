import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Inspection } from '../../core/inspection/Inspection';
import type { Session } from '../../core/Session';
import { inspect } from '../messages';
import { onEscape } from '../onEscape';
import type { Player } from '../useSketchPlayer';
import { CellFacts } from './CellFacts';
import { CellOverlay } from './CellOverlay';
import { FrameSlider } from './FrameSlider';
import styles from './inspection.lazy.module.css';
import { inspection as messages } from './messages';
import type { Shown } from './paintCells';

interface InspectorProps {
  player: Player;
  /** Says once whether the cells take the focus when they are shown. */
  takesFocus: () => boolean;
  onClose: () => void;
}

/** Shows why each cell looks as it does, for as long as it is mounted. */
export function Inspector(props: InspectorProps): ReactNode {
  const { act, preview } = props.player;
  const [begun, setBegun] = useState<Pick<InspectedProps, 'inspection' | 'preview'>>();
  const begin = useEffectEvent((use: (session: Session) => void) => act(use));
  const inspectWith = useEffectEvent((inspection: Inspection) => {
    if (preview.current) setBegun({ inspection, preview: preview.current });
  });
  useEffect(() => {
    let inspected: Session | undefined;
    let isGone = false;
    begin((session) => {
      if (isGone) return;
      inspected = session;
      session.inspect((send) => {
        const inspection = new Inspection(send);
        inspectWith(inspection);
        return inspection;
      });
    });
    return () => {
      isGone = true;
      inspected?.inspect();
    };
  }, []);
  return begun && <Inspected {...props} {...begun} />;
}

interface InspectedProps extends InspectorProps {
  inspection: Inspection;
  preview: Element;
}

function Inspected(props: InspectedProps): ReactNode {
  const { player, takesFocus, inspection, preview, onClose } = props;
  const state = useSyncExternalStore(
    inspection.subscribe,
    inspection.getState,
    inspection.getState,
  );
  const [hasGrid, setHasGrid] = useState(true);
  const [shown, setShown] = useState<Shown>();
  const { frame, refusal } = state;
  const { announce } = player.setup;
  useEffect(() => {
    if (refusal !== undefined) announce(refusal);
  }, [refusal, announce]);
  const show = (next: Shown) => {
    const chosen = shown === next ? undefined : next;
    setShown(chosen);
    inspection.wantWholeSource(chosen === 'source');
  };
  const isPast = state.place < state.count - 1;
  return (
    <>
      {frame &&
        createPortal(
          <CellOverlay
            {...{ inspection, state, frame, hasGrid, shown, isPast, takesFocus, onClose }}
            announce={announce}
          />,
          preview,
        )}
      <section
        className={styles.panel}
        data-inspection
        aria-label={inspect.name}
        // It scrolls, by the keyboard too.
        tabIndex={0}
        onKeyDown={(event) => onEscape(event, onClose)}
      >
        {frame ? (
          <>
            <FrameSlider player={player} inspection={inspection} state={state} frame={frame} />
            <div className={styles.row} role="group" aria-label={messages.overlays}>
              {frame.asciifiers > 1 && (
                <label>
                  {messages.asciifier}{' '}
                  <select
                    value={frame.asciifier}
                    onChange={({ target }) => inspection.lookAt(Number(target.value))}
                  >
                    {Array.from({ length: frame.asciifiers }, (_, place) => (
                      <option key={place} value={place}>
                        {messages.asciifierOf(place, frame.asciifiers)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <button type="button" aria-pressed={hasGrid} onClick={() => setHasGrid(!hasGrid)}>
                {messages.grid}
              </button>
              <button
                type="button"
                aria-pressed={shown === 'source'}
                onClick={() => show('source')}
              >
                {messages.source}
              </button>
              {frame.layers.map((name, layer) => (
                <button
                  key={layer}
                  type="button"
                  aria-pressed={shown === layer}
                  onClick={() => show(layer)}
                >
                  <bdi>{name}</bdi>
                </button>
              ))}
            </div>
            <CellFacts state={state} frame={frame} isPast={isPast} />
          </>
        ) : (
          <p>{refusal ?? messages.waiting}</p>
        )}
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      </section>
    </>
  );
}
