import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Session } from '../core/Session';
import { recordingFormats, type CaptureFormat, type RecordingFormat } from '../protocol/formats';
import { saveFile } from './dom';
import { Menu } from './Menu';
import { menu, recording } from './messages';
import styles from './styles.module.css';
import type { Player } from './useSketchPlayer';

/** Forms in which a frame can be saved: those of the sandbox, and one that is made of its JSON. */
const frameFormats = ['text', 'ansi', 'svg', 'json', 'png'] as const;
type FrameFormat = CaptureFormat | 'ansi';

/** Endings of the names of saved frames. */
const endings: Record<FrameFormat, string> = {
  text: 'txt',
  ansi: 'ans',
  svg: 'svg',
  json: 'json',
  png: 'png',
};

/** Lengths of a recording in seconds. */
const lengths = [3, 5, 10] as const;

/** A menu to save, record, copy, share or download a sketch or a frame of it. */
export function SketchMenu({ player }: { player: Player }): ReactNode {
  const { state, act, name, title, setup } = player;
  const { files, announce } = setup;
  const [outcome, setOutcome] = useState<ReactNode>('');
  const [seconds, setSeconds] = useState<number>(lengths[0]);
  const isRecording = state.recording !== undefined;

  useEffect(() => {
    if (!isRecording) return undefined;
    announce(recording.begun(seconds));
    return () => announce('');
  }, [announce, isRecording, seconds]);

  /** Runs a task and shows its outcome, or the message of its error, in a live region. */
  function attempt(task: (session: Session) => Promise<ReactNode>) {
    setOutcome('');
    act((session) =>
      task(session).then(setOutcome, (error: unknown) =>
        setOutcome(error instanceof Error ? error.message : String(error)),
      ),
    );
  }

  const save = (format: FrameFormat) =>
    attempt(async (session) => {
      saveFile(await frameAs(format, session), `${name}.${endings[format]}`);
      return menu.saved;
    });

  const record = (format: RecordingFormat) =>
    attempt(async (session) => {
      const { content, frames } = await session.record(format, seconds);
      const ending = content.type === 'video/mp4' ? 'mp4' : format;
      saveFile(content, `${name}.${ending}`);
      const { before, behind } = recording.saved(frames);
      return (
        <>
          {before}
          <bdi dir="ltr">{`${name}.${ending}`}</bdi>
          {behind}
        </>
      );
    });

  const copyFrame = () =>
    attempt(async (session) => {
      const frame = await session.capture('text');
      await navigator.clipboard.writeText(await frame.text());
      return menu.frameCopied;
    });

  const copyLink = () =>
    attempt(async ({ state: current }) => {
      const { shareAddress } = await import('../core/export/exportSketch');
      await navigator.clipboard.writeText(await shareAddress(files, current, title));
      return menu.linkCopied;
    });

  const openPlayground = () =>
    attempt(async ({ state: current }) => {
      const { shareAddress } = await import('../core/export/exportSketch');
      window.location.assign(await shareAddress(files, current, title));
      return '';
    });

  const download = () =>
    attempt(async ({ state: current }) => {
      const { sketchPage } = await import('../core/export/exportSketch');
      saveFile(await sketchPage(files, current, title), `${name}.html`);
      return menu.saved;
    });

  const downloadZip = () =>
    attempt(async ({ state: current }) => {
      const { sketchZip } = await import('../core/export/exportSketch');
      saveFile(await sketchZip(files, current, title), `${name}.zip`);
      return menu.saved;
    });

  return (
    <>
      <Menu label={menu.name}>
        <MenuGroup label={menu.groups.frame}>
          <button type="button" onClick={copyFrame}>
            {menu.copyFrame}
          </button>
          {frameFormats.map((format) => (
            <button key={format} type="button" onClick={() => save(format)}>
              {menu.save(format)}
            </button>
          ))}
        </MenuGroup>
        <MenuGroup label={menu.groups.recording}>
          <label className={styles.length}>
            {recording.length}{' '}
            <select
              value={seconds}
              disabled={isRecording}
              onChange={({ target }) => setSeconds(Number(target.value))}
            >
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {recording.seconds(length)}
                </option>
              ))}
            </select>
          </label>
          {recordingFormats.map((format) => (
            <button
              key={format}
              type="button"
              disabled={isRecording}
              onClick={() => record(format)}
            >
              {recording.record(format)}
            </button>
          ))}
        </MenuGroup>
        <MenuGroup label={menu.groups.sketch}>
          <button type="button" onClick={download}>
            {menu.download}
          </button>
          <button type="button" onClick={downloadZip}>
            {menu.downloadZip}
          </button>
          <button type="button" onClick={copyLink}>
            {menu.copyLink}
          </button>
          <button type="button" onClick={openPlayground}>
            {menu.openPlayground}
          </button>
        </MenuGroup>
      </Menu>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}

/** Actions of a menu that belong together, under a heading. */
function MenuGroup({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.menuGroup}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}

async function frameAs(format: FrameFormat, session: Session): Promise<Blob> {
  if (format !== 'ansi') return session.capture(format);
  const json = await session.capture('json');
  const { ansiOf } = await import('../core/export/frames/terminal');
  return ansiOf(await json.text());
}
