import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Session } from '../core/Session';
import type { CaptureFormat, RecordingFormat } from '../protocol/formats';
import { copyText } from './copyText';
import { saveFile } from './dom';
import { Menu } from './Menu';
import { menu, recording } from './messages';
import { Part } from './Part';
import styles from './styles.module.css';
import { useModule } from './useModule';
import type { Player } from './useSketchPlayer';

/** The only import of it: a bundler may make a chunk for each place that has one. */
const loadExport = () => import('../core/export/exportSketch');

/** Forms in which a frame can be saved: those of the sandbox, and one that is made of its JSON. */
const frameFormats = ['text', 'ansi', 'svg', 'json', 'png'] as const;
/** Those that need no cells. */
const pictureFormats = ['png'] as const;
type FrameFormat = CaptureFormat | 'ansi';

/** Endings of the names of saved frames. */
const endings: Record<FrameFormat, string> = {
  text: 'txt',
  ansi: 'ans',
  svg: 'svg',
  json: 'json',
  png: 'png',
};

/** The recording that one press makes; a panel offers other formats and lengths. */
const quickFormats = ['webm', 'gif'] as const satisfies readonly RecordingFormat[];

/** Lengths of a recording in seconds. */
const lengths = [3, 5, 10] as const;

/** A menu to save, record, copy, share or download a sketch or a frame of it. */
export function SketchMenu({ player }: { player: Player }): ReactNode {
  const { state, act, name, title, setup, hasCells } = player;
  const { files, announce } = setup;
  const [outcome, setOutcome] = useState<ReactNode>('');
  const [seconds, setSeconds] = useState<number>(lengths[0]);
  const recorder = useModule(() => import('./recording/RecordingPanel'));
  const embedder = useModule(() => import('./embedding/EmbedPanel'));
  const copier = useModule(() => import('./CopyPanel'));
  /** The panel that the reader has asked for, or needs, whether it has come or not. */
  const [panel, setPanel] = useState<'recorder' | 'embedder' | 'copier'>();
  /** What the browser did not let the page copy. */
  const [uncopied, setUncopied] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isRecording = state.recording !== undefined;
  const recordedSeconds = state.recording?.seconds;

  useEffect(() => {
    if (recordedSeconds === undefined) return undefined;
    announce(recording.begun(recordedSeconds));
    return () => announce('');
  }, [announce, recordedSeconds]);

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

  const panels = { recorder, embedder, copier };
  const show = (asked: keyof typeof panels) => {
    setOutcome('');
    setPanel(asked);
    if (!panels[asked].module) panels[asked].load();
  };
  const closePanel = () => {
    setPanel(undefined);
    button.current?.focus();
  };
  const hasFailed = panel !== undefined && panels[panel].failures > 0;
  const copied = (text: string, words: string): Promise<string> =>
    copyText(text).then(
      () => words,
      () => {
        setUncopied(text);
        show('copier');
        return '';
      },
    );

  const copyFrame = () =>
    attempt(async (session) => {
      const frame = await session.capture('text');
      return copied(await frame.text(), menu.frameCopied);
    });

  const exported = async ({ state: current, ownFiles, published }: Session) => ({
    state: current,
    title,
    own: await ownFiles.forRun(),
    published,
  });

  const copyLink = () =>
    attempt(async (session) => {
      const { shareAddress } = await loadExport();
      return copied(await shareAddress(files, await exported(session)), menu.linkCopied);
    });

  const openPlayground = () =>
    attempt(async (session) => {
      const { shareAddress } = await loadExport();
      window.location.assign(await shareAddress(files, await exported(session)));
      return '';
    });

  const download = () =>
    attempt(async (session) => {
      const { sketchPage } = await loadExport();
      saveFile(await sketchPage(files, await exported(session)), `${name}.html`);
      return menu.saved;
    });

  const downloadZip = () =>
    attempt(async (session) => {
      const { sketchZip } = await loadExport();
      saveFile(await sketchZip(files, await exported(session)), `${name}.zip`);
      return menu.saved;
    });

  return (
    <>
      <Menu label={menu.name} button={button}>
        <MenuGroup label={menu.groups.frame}>
          {hasCells && (
            <button type="button" onClick={copyFrame}>
              {menu.copyFrame}
            </button>
          )}
          {(hasCells ? frameFormats : pictureFormats).map((format) => (
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
          {quickFormats.map((format) => (
            <button
              key={format}
              type="button"
              disabled={isRecording}
              onClick={() => record(format)}
            >
              {recording.record(format)}
            </button>
          ))}
          <button type="button" onClick={() => show('recorder')}>
            {recording.choose}
          </button>
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
          {files.embed !== undefined && (
            <button type="button" onClick={() => show('embedder')}>
              {menu.embed}
            </button>
          )}
        </MenuGroup>
      </Menu>
      <span className={styles.outcome} role="status">
        {hasFailed ? menu.notLoaded : outcome}
      </span>
      {panel === 'recorder' && recorder.module && (
        <Part>
          <recorder.module.RecordingPanel player={player} onClose={closePanel} />
        </Part>
      )}
      {panel === 'embedder' && embedder.module && (
        <Part>
          <embedder.module.EmbedPanel player={player} onClose={closePanel} />
        </Part>
      )}
      {panel === 'copier' && copier.module && (
        <Part>
          <copier.module.CopyPanel text={uncopied} onClose={closePanel} />
        </Part>
      )}
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
