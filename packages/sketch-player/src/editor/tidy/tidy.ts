import { setDiagnostics } from '@codemirror/lint';
import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { differingRange } from '../../source/places';
import type { Language } from '../language';
import { messages } from '../messages';
import { diagnosticsOf } from '../problems';
import { parseAnswer, type TidyAnswer, type TidyQuestion } from './tidySource';

/** How long Prettier may take, in milliseconds; its code has to come first. */
const patience = 20_000;

const tookTooLong: TidyAnswer = { ok: false, message: messages.tidy.tookTooLong };

/**
 * Formats the source, as one step to undo. Prettier is loaded when it is first asked for.
 *
 * @returns The message for the reader.
 */
export async function tidy(view: EditorView, language: Language): Promise<string> {
  const { doc, selection } = view.state;
  const source = doc.toString();
  const answer = await ask({ source, cursor: selection.main.head, language }).catch(
    () => undefined,
  );
  // Discards the result if the reader has typed meanwhile.
  if (view.state.doc !== doc || !view.dom.isConnected) return '';
  const words = answer ? apply(view, source, answer) : messages.tidy.notLoaded;
  view.dispatch({ effects: EditorView.announce.of(words) });
  return words;
}

function apply(view: EditorView, source: string, answer: TidyAnswer): string {
  if (!answer.ok) {
    const { message, line, column } = answer;
    if (line === undefined || column === undefined) return message;
    const problem = { message, line, column, severity: 'error' as const };
    view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, [problem])));
    return messages.tidy.failed(line, message);
  }
  const changes = differingRange(source, answer.source);
  if (!changes) return messages.tidy.nothing;
  view.dispatch({
    changes,
    selection: { anchor: Math.min(answer.cursor, answer.source.length) },
    annotations: isolateHistory.of('full'),
    userEvent: 'format',
    scrollIntoView: true,
  });
  return messages.tidy.done;
}

function ask(question: TidyQuestion): Promise<TidyAnswer> {
  const worker = new Worker(new URL('./tidyWorker.ts', import.meta.url));
  return new Promise<TidyAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(parseAnswer(data));
    worker.onerror = () => reject(new Error(messages.tidy.notLoaded));
    window.setTimeout(() => resolve(tookTooLong), patience);
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
