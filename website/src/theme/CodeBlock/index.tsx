import type { ReactNode } from 'react';
import clsx from 'clsx';
import { LiveSample } from '@site/src/components/LiveSample';
import { Scrollable } from '@site/src/components/Scrollable';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Code that was highlighted at build time (`plugins/highlighting`). */
  html?: string;
  /** Code that is only known when the page renders; it stays uncoloured. */
  children?: string;
  language?: string;
  title?: string;
  showLineNumbers?: boolean;
  /** Where in a sketch the code stands, when it can be run, and on which lines of p5.js. */
  place?: string;
  lines?: string;
  /** Stands in the place of the code: an editor. */
  editor?: ReactNode;
  /** What is copied when it is not the code that is shown. */
  copiedText?: string;
}

/** A block of code with an optional title and a button that copies it. */
export default function CodeBlock({
  html,
  children = '',
  language,
  title,
  showLineNumbers = false,
  place,
  lines = '1',
  editor,
  copiedText,
}: CodeBlockProps): ReactNode {
  return (
    <figure
      className={clsx('code-block', styles.block, title && styles.titled)}
      data-language={language}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        {editor ?? (
          <Code html={html} title={title} isNumbered={showLineNumbers}>
            {children}
          </Code>
        )}
        <CopyButton text={copiedText} />
      </div>
      {place !== undefined && html !== undefined && (
        <LiveSample html={html} place={place} lines={lines} />
      )}
    </figure>
  );
}

interface CodeProps {
  html: string | undefined;
  children: string;
  title: string | undefined;
  isNumbered: boolean;
}

function Code({ html, children, title, isNumbered }: CodeProps): ReactNode {
  return (
    <Scrollable as="pre" label={title ? `Code of ${title}` : 'Code'} className={styles.code}>
      {html === undefined ? (
        <code>{children.replace(/\n$/, '')}</code>
      ) : (
        <code
          className={clsx(isNumbered && styles.numbered)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </Scrollable>
  );
}
