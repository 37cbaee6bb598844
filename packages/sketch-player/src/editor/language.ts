import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport, type LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { styleTags, tags as t } from '@lezer/highlight';
import type { P5Major } from '../p5Majors';
import type { LoadCompletions } from './completions/completionData';
import { loadKnowledge } from './completions/knowledge';
import { librarySource } from './completions/source';

export type Language = 'js' | 'ts';

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

export const languages: Record<Language, LRLanguage> = {
  js: javascriptLanguage.configure({ props: [finerTags] }),
  ts: typescriptLanguage.configure({ props: [finerTags] }),
};

/** Syntax, indentation, and completion of library names, keywords and the sketch's own names. */
export function languageSupport(
  language: Language,
  p5Major: P5Major,
  loadCompletions: LoadCompletions,
): Extension {
  const { support } = javascript({ typescript: language === 'ts' });
  const libraries = librarySource(() => loadKnowledge(loadCompletions, p5Major));
  const used = languages[language];
  return new LanguageSupport(used, [support, used.data.of({ autocomplete: libraries })]);
}
