import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { useMemo, type ReactNode } from 'react';
import { languages } from '../../editor/language';
import { colourRules } from '../../editor/syntaxColours';
import styles from './history.lazy.module.css';

/** Gives each token the colour that it has in the editor. */
const colours = tagHighlighter(colourRules.map(({ tag, color }) => ({ tag, class: color })));

/** Code that is only looked at, in the colours of the editor. */
export function ColouredCode({ label, children }: { label: string; children: string }): ReactNode {
  const parts = useMemo(() => {
    const found: { text: string; colour: string }[] = [];
    const tree = languages.js.parser.parse(children);
    highlightCode(
      children,
      tree,
      colours,
      (text, classes) => found.push({ text, colour: classes.split(' ').at(-1) ?? '' }),
      () => found.push({ text: '\n', colour: '' }),
    );
    return found;
  }, [children]);
  return (
    // Scrolls, so it has to be reached by keyboard.
    <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
      <code>
        {parts.map(({ text, colour }, index) =>
          colour ? (
            <span key={index} style={{ color: colour }}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  );
}
