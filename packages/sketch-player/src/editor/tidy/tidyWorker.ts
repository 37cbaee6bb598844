/** Web worker that formats a source with Prettier, so that the page stays responsive. */
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { formatWithCursor } from 'prettier/standalone';
import { failureOf, options, type TidyAnswer, type TidyQuestion } from './tidySource';

addEventListener('message', ({ data }: MessageEvent<TidyQuestion>) => {
  const { source, cursor, language } = data;
  formatWithCursor(source, {
    ...options,
    parser: language === 'ts' ? 'babel-ts' : 'babel',
    plugins: [babel, estree],
    cursorOffset: cursor,
  }).then(
    ({ formatted, cursorOffset }) =>
      answer({ ok: true, source: formatted.trimEnd(), cursor: cursorOffset }),
    (error: unknown) => answer(failureOf(error)),
  );
});

function answer(words: TidyAnswer): void {
  postMessage(words);
}
