import {
  selectedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { Command } from '@codemirror/view';
import { messages } from '../messages';
import { completionsAt, type Offer } from './completionsAt';
import type { Knowledge, Known } from './knowledge';

/** A completion with the address of its place in the reference. */
interface Documented extends Completion {
  link: string;
}

/** Offers the names of the libraries. Their data is loaded when it is first needed. */
export function librarySource(load: () => Promise<Knowledge>): CompletionSource {
  let loading: Promise<Knowledge> | undefined;
  return async (context) => {
    if (!context.explicit && !context.matchBefore(/[\w$.'"]/)) return null;
    loading ??= load();
    try {
      return resultOf(context, await loading);
    } catch (error) {
      // Probably there is no connection: the next completion tries again.
      loading = undefined;
      console.warn(messages.completionsMissing, error);
      return null;
    }
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
    info: () => describeEntry(entry),
    boost: isOurs ? 1 : 0,
  };
}

/** Opens the reference of the selected completion in a new tab. */
export const openReference: Command = ({ state }) => {
  const selected = selectedCompletion(state);
  if (!selected || !isDocumented(selected)) return false;
  window.open(selected.link, '_blank', 'noopener');
  return true;
};

function isDocumented(completion: Completion): completion is Documented {
  return 'link' in completion;
}

/** The box beside the list of completions: signature, summary and a link to the reference. */
export function describeEntry({ name, signature, summary, link, library }: Known): HTMLElement {
  const box = document.createElement('div');
  box.append(element('code', signature, 'completion-signature'));
  if (summary) box.append(element('p', summary));
  const anchor = element('a', messages.documentedIn(name, library === 'p5.js'));
  anchor.href = link;
  // A new tab, so that the page with the edited sketch stays open.
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  const way = element('p', '');
  way.append(anchor, ' (F1)');
  box.append(way);
  return box;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
