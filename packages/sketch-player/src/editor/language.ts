import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport, type LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { styleTags, tags as t } from '@lezer/highlight';
import type { P5Major } from '../p5Majors';
import { bounded } from './boundedParser';
import type { LoadCompletions } from './completions/completionData';
import { documentation } from './completions/documentation';
import { loadKnowledge, onceLoaded } from './completions/knowledge';
import { librarySource } from './completions/source';
import { messages } from './messages';
import { values } from './values';

/** `text` is for files without syntax colours: shaders, JSON, plain text. */
export type Language = 'js' | 'ts' | 'text';

/** Tells tokens apart that the highlighter of the static source colours differently. */
const finerTags = styleTags({
  'CallExpression/MemberExpression/. CallExpression/MemberExpression/MemberExpression/.':
    t.function(t.derefOperator),
  'NewExpression/VariableName ClassDeclaration/VariableDefinition ClassDeclaration/VariableName':
    t.function(t.variableName),
  'MethodDeclaration/PropertyDefinition': t.function(t.propertyName),
  'Arrow Spread :': t.controlOperator,
  ';': t.content,
});

export const languages: Record<Exclude<Language, 'text'>, LRLanguage> = {
  js: languageOf(javascriptLanguage),
  ts: languageOf(typescriptLanguage),
};

function languageOf(base: LRLanguage): LRLanguage {
  const finer = base.configure({ props: [finerTags] });
  return finer.configure(bounded(finer.parser));
}

/**
 * Syntax, indentation, completion of library names, keywords and the sketch's own names, and the
 * documentation of library names.
 */
export function languageSupport(
  language: Language,
  p5Major: P5Major,
  loadCompletions: LoadCompletions,
): Extension {
  if (language === 'text') return [];
  const { support } = javascript({ typescript: language === 'ts' });
  const load = onceLoaded(
    () => loadKnowledge(loadCompletions, p5Major),
    (error) => console.warn(messages.completionsMissing, error),
  );
  const used = languages[language];
  return new LanguageSupport(used, [
    support,
    used.data.of({ autocomplete: librarySource(load) }),
    documentation(load),
    values(load),
  ]);
}
