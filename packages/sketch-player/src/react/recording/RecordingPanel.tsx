import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { RecordingState } from '../../core/recording/Recorder';
import { MAX_SECONDS, type RecordingFormat } from '../../protocol/formats';
import { saveFile } from '../dom';
import { offeredFile } from '../messages';
import { onEscape } from '../onEscape';
import type { Player } from '../useSketchPlayer';
import { announcedSeconds, browsersAnswer, parseSeconds, supportedFormats } from './chosen';
import { panel as messages } from './messages';
import styles from '../panels.lazy.module.css';

interface RecordingPanelProps {
  player: Player;
  onClose: () => void;
}

interface SavedFile {
  content: Blob;
  name: string;
}

const videoFormats = ['webm', 'mp4'] as const;

/** Chooses the format and the length of a recording, and shows how it goes. */
export function RecordingPanel({ player, onClose }: RecordingPanelProps): ReactNode {
  const { state, act, name } = player;
  const [supported] = useState(() => supportedFormats(browsersAnswer()));
  const [format, setFormat] = useState<RecordingFormat>(supported[0] ?? 'gif');
  const [typed, setTyped] = useState('5');
  const [outcome, setOutcome] = useState('');
  const [saved, setSaved] = useState<SavedFile>();
  const id = useId();
  const first = useRef<HTMLFieldSetElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const { recording } = state;
  const missing = videoFormats.filter((each) => !supported.includes(each));
  const record = () => {
    if (recording) return;
    const seconds = parseSeconds(typed);
    setSaved(undefined);
    setOutcome(seconds === undefined ? messages.wrongSeconds : '');
    if (seconds === undefined) return;
    act((session) =>
      session.record(format, seconds).then(
        ({ content, frames }) => {
          const ending = content.type === 'video/mp4' ? 'mp4' : format;
          const file = { content, name: `${name}.${ending}` };
          saveFile(content, file.name);
          setSaved(file);
          setOutcome(messages.saved(file.name, frames, offeredFile.size(content.size)));
        },
        (error: unknown) => setOutcome(error instanceof Error ? error.message : String(error)),
      ),
    );
  };
  const cancel = () => {
    // The button is about to go, with the focus.
    begin.current?.focus();
    act((session) => session.cancelRecording());
  };
  return (
    <section
      className={styles.panel}
      aria-label={messages.name}
      onKeyDown={(event) => onEscape(event, recording ? cancel : onClose)}
    >
      <form
        className={styles.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record();
        }}
      >
        <fieldset ref={first} className={styles.row}>
          <legend>{messages.format}</legend>
          {supported.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={id}
                checked={format === each}
                onChange={() => setFormat(each)}
              />
              {messages.formats[each]}
            </label>
          ))}
        </fieldset>
        <label>
          {messages.seconds}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_SECONDS}
            value={typed}
            aria-describedby={`${id}-range`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span id={`${id}-range`}>{messages.range}</span>
        </label>
        {/* `aria-disabled` keeps the focus on the button. */}
        <button ref={begin} type="submit" aria-disabled={recording !== undefined}>
          {messages.record}
        </button>
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      </form>
      {missing.length > 0 && <p>{messages.missing(missing)}</p>}
      {recording && <Progress recording={recording} onCancel={cancel} />}
      <p role="status">{outcome}</p>
      {saved && (
        <button type="button" onClick={() => saveFile(saved.content, saved.name)}>
          {messages.saveAgain}
        </button>
      )}
    </section>
  );
}

/** How much of a recording is left, with a button that ends it and drops it. */
function Progress({
  recording: { seconds, phase },
  onCancel,
}: {
  recording: RecordingState;
  onCancel: () => void;
}): ReactNode {
  const passed = Math.min(usePassedSeconds(), seconds);
  const left = Math.ceil(seconds - passed);
  const isFilming = phase === 'filming';
  return (
    <div className={styles.row}>
      {/* Without a value, it shows that something goes on and not how far it is. */}
      <progress
        aria-label={messages.progress}
        max={seconds}
        value={isFilming ? passed : undefined}
      />
      <span aria-hidden>{isFilming ? messages.left(left) : messages.making}</span>
      <span role="status" className="visually-hidden">
        {isFilming ? messages.left(Math.min(announcedSeconds(left), seconds)) : messages.making}
      </span>
      <button type="button" onClick={onCancel}>
        {messages.cancel}
      </button>
    </div>
  );
}

/** The seconds since this component was mounted. */
function usePassedSeconds(): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = window.setInterval(() => setPassed((performance.now() - start) / 1000), 100);
    return () => window.clearInterval(timer);
  }, []);
  return passed;
}
