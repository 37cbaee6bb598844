import { Fragment, type ReactNode, useRef } from 'react';
import clsx from 'clsx';
import { useCopying } from '@site/src/components/Announcer';
import { LiveSample } from '@site/src/components/LiveSample';
import { Scrollable } from '@site/src/components/Scrollable';
import { code } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Code that was highlighted at build time (`plugins/highlighting`). */
  html?: string;
  /** Code that is only known when the page renders; it stays uncoloured. */
  children?: string;
  language?: string;
  title?: string;
  showLineNumbers?: boolean;
  /** Which part of a sketch the code is; code without a place cannot be run. */
  place?: string;
  /** The major versions of p5.js that the code runs on, separated by spaces. */
  majors?: string;
  /** An editor to show in place of the code. */
  editor?: ReactNode;
  /** The text to copy, if it is not the shown code. */
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
  majors = '1',
  editor,
  copiedText,
}: CodeBlockProps): ReactNode {
  const frame = (inPlace: ReactNode = editor, copied = copiedText) => (
    <div className={styles.frame}>
      {inPlace ?? (
        <Code html={html} title={title} isNumbered={showLineNumbers}>
          {children}
        </Code>
      )}
      <CopyButton text={copied} />
    </div>
  );
  return (
    <figure
      className={clsx('code-block', styles.block, title && styles.titled)}
      data-language={language}
    >
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {place !== undefined && html !== undefined ? (
        <LiveSample html={html} place={place} majors={majors}>
          {frame}
        </LiveSample>
      ) : (
        frame()
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
  const plain = children.replace(/\n$/, '');
  return (
    <Scrollable
      as="pre"
      label={title ? code.nameOf(title) : code.name}
      className={clsx(styles.code, isNumbered && styles.numbered)}
    >
      {html === undefined ? (
        <code>{isNumbered ? <Lines text={plain} /> : plain}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Scrollable>
  );
}

/** Wraps each line in an element, as highlighted code has it: CSS numbers these elements. */
function Lines({ text }: { text: string }): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      <span className="line">{line}</span>
    </Fragment>
  ));
}

/** A button that copies a text, or else the text of the element before it. */
function CopyButton({ text }: { text?: string | undefined }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopying(() =>
    navigator.clipboard.writeText(
      text ?? button.current?.previousElementSibling?.textContent ?? '',
    ),
  );
  return (
    <button ref={button} type="button" className={styles.copy} onClick={() => void copy()}>
      {code.copy[state]}
    </button>
  );
}
