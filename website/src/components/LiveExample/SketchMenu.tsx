import { useState, type ReactNode } from 'react';
import type { Session } from '@site/src/live';
import type { CaptureFormat } from '@site/src/runner/protocol';
import { Menu } from './Menu';
import { saveFile } from './saveFile';
import { useSiteFiles } from './useSiteFiles';
import type { LiveSession } from './useSession';
import styles from './styles.module.css';

interface SketchMenuProps extends Pick<LiveSession, 'act'> {
  /** Base of the names of files. */
  name: string;
  title: string;
}

const captures: readonly { format: CaptureFormat; label: string }[] = [
  { format: 'text', label: 'Save the frame as text' },
  { format: 'svg', label: 'Save the frame as SVG' },
  { format: 'png', label: 'Save the frame as PNG' },
  { format: 'webm', label: 'Record three seconds as video' },
];

const endings: Record<CaptureFormat, string> = {
  text: 'txt',
  svg: 'svg',
  png: 'png',
  webm: 'webm',
};

/** Ways to take a sketch, or a frame of it, along. */
export function SketchMenu({ act, name, title }: SketchMenuProps): ReactNode {
  const files = useSiteFiles();
  const [outcome, setOutcome] = useState('');

  /** Does it, and says how it went. */
  function attempt(done: string, task: (session: Session) => Promise<unknown>) {
    setOutcome('');
    act((session) =>
      task(session).then(
        () => setOutcome(done),
        (error: unknown) => setOutcome(error instanceof Error ? error.message : String(error)),
      ),
    );
  }

  const save = (format: CaptureFormat) =>
    attempt('Saved.', async (session) => {
      const content = await session.capture(format);
      const ending = content.type === 'video/mp4' ? 'mp4' : endings[format];
      saveFile(content, `${name}.${ending}`);
    });

  const copyLink = () =>
    attempt('Link copied.', async ({ state }) => {
      const { shareAddress } = await import('./takeAway');
      await navigator.clipboard.writeText(await shareAddress(files, state, title));
    });

  const openPlayground = () =>
    attempt('', async ({ state }) => {
      const { shareAddress } = await import('./takeAway');
      window.location.assign(await shareAddress(files, state, title));
    });

  const download = () =>
    attempt('Saved.', async ({ state }) => {
      const { sketchPage } = await import('./takeAway');
      saveFile(await sketchPage(files, state, title), `${name}.html`);
    });

  return (
    <>
      <Menu label="More">
        {captures.map(({ format, label }) => (
          <button key={format} type="button" onClick={() => save(format)}>
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
