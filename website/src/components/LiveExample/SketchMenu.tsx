import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '@site/src/components/Announcer';
import type { Session } from '@site/src/live';
import type { CaptureFormat, RecordingFormat } from '@site/src/runner/protocol';
import { Menu } from './Menu';
import { saveFile } from './saveFile';
import { useSiteFiles } from './useSiteFiles';
import type { LiveSession } from './useSession';
import styles from './styles.module.css';

interface SketchMenuProps extends LiveSession {
  /** The names of saved files, without the extension. */
  name: string;
  title: string;
}

const captures: readonly { format: CaptureFormat; ending: string; label: string }[] = [
  { format: 'text', ending: 'txt', label: 'Save the frame as text' },
  { format: 'svg', ending: 'svg', label: 'Save the frame as SVG' },
  { format: 'json', ending: 'json', label: 'Save the frame as JSON' },
  { format: 'png', ending: 'png', label: 'Save the frame as PNG' },
];

const recordings: readonly { format: RecordingFormat; label: string }[] = [
  { format: 'webm', label: 'Record a video' },
  { format: 'gif', label: 'Record a GIF' },
];

/** Lengths of a recording in seconds. */
const lengths = [3, 5, 10] as const;

/** A menu to save, record, copy, share or download a sketch or a frame of it. */
export function SketchMenu({ state, act, name, title }: SketchMenuProps): ReactNode {
  const files = useSiteFiles();
  const [outcome, setOutcome] = useState<ReactNode>('');
  const [seconds, setSeconds] = useState<number>(lengths[0]);
  const isRecording = state.recording !== undefined;

  useEffect(() => {
    if (!isRecording) return undefined;
    announce(`Recording for ${seconds} seconds.`);
    return () => announce('');
  }, [isRecording, seconds]);

  /** Runs a task and shows its outcome, or the message of its error, in a live region. */
  function attempt(task: (session: Session) => Promise<ReactNode>) {
    setOutcome('');
    act((session) =>
      task(session).then(setOutcome, (error: unknown) =>
        setOutcome(error instanceof Error ? error.message : String(error)),
      ),
    );
  }

  const save = (format: CaptureFormat, ending: string) =>
    attempt(async (session) => {
      saveFile(await session.capture(format), `${name}.${ending}`);
      return 'Saved.';
    });

  const record = (format: RecordingFormat) =>
    attempt(async (session) => {
      const { content, frames } = await session.record(format, seconds);
      const ending = content.type === 'video/mp4' ? 'mp4' : format;
      saveFile(content, `${name}.${ending}`);
      return (
        <>
          Saved <bdi dir="ltr">{`${name}.${ending}`}</bdi>:{' '}
          {frames === 1 ? 'one frame' : `${frames} frames`}.
        </>
      );
    });

  const copyFrame = () =>
    attempt(async (session) => {
      const frame = await session.capture('text');
      await navigator.clipboard.writeText(await frame.text());
      return 'Frame copied.';
    });

  const copyLink = () =>
    attempt(async ({ state: current }) => {
      const { shareAddress } = await import('./takeAway');
      await navigator.clipboard.writeText(await shareAddress(files, current, title));
      return 'Link copied.';
    });

  const openPlayground = () =>
    attempt(async ({ state: current }) => {
      const { shareAddress } = await import('./takeAway');
      window.location.assign(await shareAddress(files, current, title));
      return '';
    });

  const download = () =>
    attempt(async ({ state: current }) => {
      const { sketchPage } = await import('./takeAway');
      saveFile(await sketchPage(files, current, title), `${name}.html`);
      return 'Saved.';
    });

  return (
    <>
      <Menu label="More">
        <button type="button" onClick={copyFrame}>
          Copy the frame as text
        </button>
        {captures.map(({ format, ending, label }) => (
          <button key={format} type="button" onClick={() => save(format, ending)}>
            {label}
          </button>
        ))}
        <label className={styles.length}>
          Length of a recording{' '}
          <select
            value={seconds}
            disabled={isRecording}
            onChange={({ target }) => setSeconds(Number(target.value))}
          >
            {lengths.map((length) => (
              <option key={length} value={length}>
                {length} seconds
              </option>
            ))}
          </select>
        </label>
        {recordings.map(({ format, label }) => (
          <button key={format} type="button" disabled={isRecording} onClick={() => record(format)}>
            {label}
          </button>
        ))}
        <button type="button" onClick={download}>
          Download as one HTML file
        </button>
        <button type="button" onClick={copyLink}>
          Copy a link to this sketch
        </button>
        <button type="button" onClick={openPlayground}>
          Open in the playground
        </button>
      </Menu>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}
