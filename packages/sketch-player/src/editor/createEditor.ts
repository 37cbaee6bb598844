import { isolateHistory } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { P5Major } from '../p5Majors';
import { differingRange } from '../source/places';
import type { LoadCompletions } from './completions/completionData';
import { baseExtensions } from './extensions';
import { keepTyping } from './keys';
import { languageSupport, type Language } from './language';
import { messages } from './messages';
import { setFailed } from './plainText';
import { diagnosticsOf, offsetOf, type Place, type Problem } from './problems';
import { describeKeys, keysDescriptionId } from './tabKey';

interface Settings {
  label: string;
  language: Language;
  /** The major version of p5.js whose names are offered. */
  p5Major: P5Major;
  loadCompletions: LoadCompletions;
}

export interface EditorOptions extends Settings {
  value: string;
  isNumbered: boolean;
  selection?: Place;
  scroll?: { top: number; left: number };
  onChange: (value: string) => void;
  onRun: () => void;
  onStop: () => void;
}

/** An editor in a page, without the details of CodeMirror. */
export interface Editor {
  focus(): void;
  setValue(value: string): void;
  setSettings(settings: Settings): void;
  setProblems(problems: readonly Problem[]): void;
  replace(from: number, to: number, insert: string): void;
  goTo(place: Place): void;
  /** Opens the panel to find and replace. */
  find(): void;
  /** Formats the source, and says how that went. */
  tidy(): Promise<string>;
  destroy(): void;
}

/**
 * Puts an editor into an element.
 *
 * The editor lives in a shadow root: there CodeMirror's styles are constructed style sheets, which
 * a strict Content-Security-Policy allows; in the document they would be `<style>` elements.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const settings = new Compartment();
  let { language } = options;
  const tidyNow = async (): Promise<string> => {
    if (language === 'text') return messages.tidy.noCode;
    const { tidy } = await import('./tidy/tidy');
    return tidy(view, language);
  };
  /** The parser may fail; the reader can still read and change the code then. */
  const showPlain = (error: unknown): void => {
    console.error(error);
    // It may have failed during an update, which another one must not interrupt.
    queueMicrotask(() => {
      if (!view.dom.isConnected || language === 'text') return;
      language = 'text';
      view.dispatch({
        effects: [
          settings.reconfigure(settingsExtension({ ...options, language })),
          setFailed.of(true),
        ],
      });
    });
  };
  const state = EditorState.create({
    doc: options.value,
    extensions: [
      settings.of(settingsExtension(options)),
      baseExtensions({ ...options, onTidy: () => void tidyNow() }),
      EditorView.exceptionSink.of(showPlain),
    ],
  });
  const { selection } = options;
  const view = new EditorView({
    state: selection
      ? state.update({ selection: { anchor: offsetOf(state.doc, selection) } }).state
      : state,
    root,
    parent: root,
  });
  describeKeys(view.dom);
  const stopKeepingTyping = keepTyping(host);
  if (options.scroll) scrollTo(view, options.scroll);

  return {
    focus: () => view.focus(),
    setValue: (value) => {
      const changes = differingRange(view.state.doc.toString(), value);
      // A step of its own in the undo history, so that undo does not also remove the typing before it.
      if (changes) view.dispatch({ changes, annotations: isolateHistory.of('full') });
    },
    setSettings: (changed) => {
      language = changed.language;
      view.dispatch({
        effects: [settings.reconfigure(settingsExtension(changed)), setFailed.of(false)],
      });
    },
    setProblems: (problems) =>
      view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems))),
    replace: (from, to, insert) =>
      view.dispatch({ changes: { from, to, insert }, userEvent: 'input', scrollIntoView: true }),
    goTo: (place) => {
      view.dispatch({
        selection: { anchor: offsetOf(view.state.doc, place) },
        scrollIntoView: true,
      });
      view.focus();
    },
    find: () => openSearchPanel(view),
    tidy: tidyNow,
    destroy: () => {
      stopKeepingTyping();
      view.destroy();
    },
  };
}

function settingsExtension({ label, language, p5Major, loadCompletions }: Settings): Extension {
  return [
    languageSupport(language, p5Major, loadCompletions),
    EditorView.contentAttributes.of({
      'aria-label': label,
      // Editable text is focusable without it, but accessibility checkers look for the attribute.
      tabindex: '0',
      'aria-describedby': keysDescriptionId,
    }),
  ];
}

function scrollTo(view: EditorView, { top, left }: { top: number; left: number }): void {
  // Asking for coordinates makes CodeMirror measure its lines, so that its height is final.
  view.coordsAtPos(0);
  view.scrollDOM.scrollTop = top;
  view.scrollDOM.scrollLeft = left;
}
