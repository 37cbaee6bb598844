import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { embedAddress } from '../../core/export/exportSketch';
import { embedSnippet, frameSizes, parseFrameSize } from '../../core/export/embedSnippet';
import { copyText } from '../copyText';
import { onEscape } from '../onEscape';
import type { Player } from '../useSketchPlayer';
import styles from '../panels.lazy.module.css';
import { panel as messages } from './messages';

interface EmbedPanelProps {
  player: Player;
  onClose: () => void;
}

/** Shows and copies the markup that puts the sketch, as it is now, on another site. */
export function EmbedPanel({ player, onClose }: EmbedPanelProps): ReactNode {
  const { act, title, setup } = player;
  const { source, major, seed } = player.state;
  const [width, setWidth] = useState('640');
  const [height, setHeight] = useState('400');
  const [made, setMade] = useState<{ address: string } | { refusal: string }>();
  const [outcome, setOutcome] = useState('');
  const code = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => code.current?.focus(), []);

  useEffect(() => {
    let isCurrent = true;
    act(async ({ state, ownFiles, published }) =>
      embedAddress(setup.files, { state, title, own: await ownFiles.forRun(), published }).then(
        (address) => isCurrent && setMade({ address }),
        (error: unknown) =>
          isCurrent && setMade({ refusal: error instanceof Error ? error.message : String(error) }),
      ),
    );
    return () => {
      isCurrent = false;
    };
    // `act` is another function at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [setup.files, title, source, major, seed]);

  const [across, down] = [parseFrameSize(width), parseFrameSize(height)];
  const hasSize = across !== undefined && down !== undefined;
  const snippet =
    hasSize && made && 'address' in made
      ? embedSnippet({ address: made.address, title, width: across, height: down })
      : '';
  const refusal = made && 'refusal' in made ? made.refusal : undefined;
  const copy = () => {
    setOutcome('');
    copyText(snippet).then(
      () => setOutcome(messages.copied),
      () => {
        setOutcome(messages.notCopied);
        code.current?.focus();
      },
    );
  };
  return (
    <section
      className={styles.panel}
      aria-label={messages.name}
      onKeyDown={(event) => onEscape(event, onClose)}
    >
      <div className={styles.row}>
        {(
          [
            [messages.width, width, setWidth],
            [messages.height, height, setHeight],
          ] as const
        ).map(([label, value, set]) => (
          <label key={label}>
            {label}
            <input
              type="number"
              inputMode="numeric"
              min={frameSizes.least}
              max={frameSizes.most}
              value={value}
              aria-describedby={`${id}-range`}
              onChange={({ target }) => set(target.value)}
            />
          </label>
        ))}
        <span id={`${id}-range`}>{messages.range}</span>
      </div>
      <label htmlFor={id}>{messages.code}</label>
      <textarea
        ref={code}
        id={id}
        className={styles.code}
        readOnly
        rows={6}
        spellCheck={false}
        value={snippet}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.row}>
        <button type="button" aria-disabled={snippet === ''} onClick={() => snippet && copy()}>
          {messages.copy}
        </button>
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
        {setup.embedGuide && <setup.Link to={setup.embedGuide}>{messages.guide}</setup.Link>}
      </div>
      <p role="status">{hasSize ? (refusal ?? outcome) : messages.wrongSize}</p>
    </section>
  );
}
