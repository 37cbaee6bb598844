import {
  selectedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { completionsAt, type Offer } from './completionsAt';
import { describeEntry } from './describeEntry';
import type { Knowledge, Known } from './knowledge';

/** A completion with the address of its place in the reference. */
interface Documented extends Completion {
  link: string;
}

/** Offers the names of the libraries. Their data is asked for when it is first needed. */
export function librarySource(load: () => Promise<Knowledge | undefined>): CompletionSource {
  return async (context) => {
    if (!context.explicit && !context.matchBefore(/[\w$.'"]/)) return null;
    const knowledge = await load();
    return knowledge ? resultOf(context, knowledge) : null;
  };
}

function resultOf({ state, pos, explicit }: CompletionContext, knowledge: Knowledge) {
  const tree = ensureSyntaxTree(state, pos, 50) ?? syntaxTree(state);
  const offer = completionsAt(tree, state.doc.toString(), pos, knowledge, explicit);
  return offer ? completionResult(offer) : null;
}

function completionResult(offer: Offer): CompletionResult {
  const options =
    'values' in offer ? offer.values.map((label) => ({ label })) : offer.entries.map(completionOf);
  return { from: offer.from, options, validFor: /^[\w$]*$/ };
}

function completionOf(entry: Known): Documented {
  const isOurs = entry.library === 'p5.asciify';
  return {
    label: entry.name,
    detail: entry.library,
    link: entry.link,
    info: () => describeEntry(entry, { opensByKey: true }),
    boost: isOurs ? 1 : 0,
  };
}

/** The address of the reference of the selected completion. */
export function selectedLink(state: EditorState): string | undefined {
  const selected = selectedCompletion(state);
  return selected && isDocumented(selected) ? selected.link : undefined;
}

function isDocumented(completion: Completion): completion is Documented {
  return 'link' in completion;
}
