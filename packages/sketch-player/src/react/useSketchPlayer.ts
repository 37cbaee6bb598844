import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../core/Session';
import type { P5Major } from '../p5Majors';
import { deferredEditor, type DeferredEditor } from './deferredEditor';
import type { Arrangement } from './tools/arrangement';
import { useRestoredFocus } from './restoreFocus';
import type { PlayerSetup } from './setup';
import { useSession, type LiveSession, type LiveSketch } from './useSession';
import { useFullScreen, useVisibility } from './viewport';

export interface SketchPlayerOptions extends Omit<
  LiveSketch,
  'preview' | 'files' | 'loadCompletions'
> {
  setup: PlayerSetup;
  /** Names of saved files, without the extension. */
  name: string;
  /**
   * Where the code stands beside the sketch or below it, unless the reader chooses. Without it they
   * cannot choose.
   */
  usualArrangement?: Arrangement;
  /**
   * Whether p5.asciify draws the sketch. Where another library does, there are no cells to be
   * inspected, exported, or shown in another way.
   */
  hasCells?: boolean;
  /** Names of files that the sketch needs and that the reader has to add. */
  neededFiles?: readonly string[] | undefined;
  /** Whether the sketch counts as seen at all times, as on a page of its own. */
  isAlwaysSeen?: boolean;
}

/** A sketch that is shown, with everything that its parts need. */
export interface Player extends LiveSession {
  setup: PlayerSetup;
  /** The id under which the sketch is kept in this browser, if it is. */
  sketch: string | undefined;
  title: string;
  name: string;
  majors: readonly P5Major[];
  /** The element around all parts. */
  whole: RefObject<HTMLDivElement | null>;
  /** The element in which the sketch runs. */
  preview: RefObject<HTMLDivElement | null>;
  toolbar: RefObject<HTMLDivElement | null>;
  /** Shows the preview on the full screen; undefined where the browser cannot. */
  showFullScreen: (() => void) | undefined;
  usualArrangement: Arrangement | undefined;
  hasCells: boolean;
  neededFiles: readonly string[];
  /** Names of the files that were published with the sketch. */
  publishedFiles: readonly string[];
  editor: DeferredEditor;
  /** Whether the reader has asked for a place in the source, so that the editor has to open. */
  opensEditor: boolean;
  /** Moves the editor's cursor to a place in the source, or in a file of the reader. */
  goTo: (line: number, column: number, file?: string) => void;
  /** The file that the editor shows; without one, or where there is none of the name, the sketch. */
  shownFile: string | undefined;
  /** Shows a file in the editor, or the sketch. */
  showFile: (name: string | undefined) => void;
}

/** Makes a sketch live: it starts when it comes into view, and ends when it has left it. */
export function useSketchPlayer(options: SketchPlayerOptions): Player {
  const {
    setup,
    title,
    name,
    major,
    majors = [major],
    isAlwaysSeen = false,
    usualArrangement,
    hasCells = true,
    neededFiles = [],
  } = options;
  const whole = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor] = useState(deferredEditor);
  const [opensEditor, setOpensEditor] = useState(false);
  const showFullScreen = useFullScreen(preview, setup.announce);
  useRestoredFocus(whole, toolbar);
  const { files, loadCompletions } = setup;
  const { state, act } = useSession({ ...options, files, loadCompletions, preview });
  const setInView = (isInView: boolean) => act((session: Session) => session.setInView(isInView));
  const begin = useEffectEvent(() => {
    if (isAlwaysSeen) setInView(true);
  });
  useEffect(() => begin(), []);
  useVisibility({
    isFollowed: !isAlwaysSeen,
    preview,
    whole,
    onCome: () => setInView(true),
    onLeave: () => setInView(false),
  });
  const [shownFile, showFile] = useState<string>();
  const goTo = (line: number, column: number, file?: string) => {
    // The editor of that file has to be there.
    flushSync(() => showFile(file));
    editor.goTo(line, column);
    if (!editor.current) setOpensEditor(true);
  };
  return {
    state,
    act,
    setup,
    sketch: options.id,
    title,
    name,
    majors,
    whole,
    preview,
    toolbar,
    showFullScreen,
    usualArrangement,
    hasCells,
    neededFiles,
    publishedFiles: options.published?.files.map((file) => file.name) ?? [],
    editor,
    opensEditor,
    goTo,
    shownFile,
    showFile,
  };
}
