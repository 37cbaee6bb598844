import { useEffect, type ReactNode } from 'react';
import { tools as messages } from '../messages';
import { chooseCodeSize, nextSize, useCodeSize, type CodeSize } from './codeSize';
import type { SourceToolProps } from './Tool';
import styles from './tools.lazy.module.css';

/** Makes the code larger or smaller, here and wherever this browser shows the editor. */
export function SizeTool({ player }: SourceToolProps): ReactNode {
  const { whole } = player;
  const size = useCodeSize();
  useEffect(() => {
    const style = whole.current?.style;
    style?.setProperty('--code-size', `calc(${size / 100} * var(--mono-size))`);
    style?.setProperty('--code-line', `calc(${size / 100} * var(--mono-line))`);
  }, [size, whole]);
  const button = (label: string, words: string, wanted: CodeSize | undefined) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={wanted === undefined}
      onClick={() => wanted !== undefined && chooseCodeSize(wanted)}
    >
      {words}
    </button>
  );
  return (
    <span className={styles.sizes} role="group" aria-label={messages.size}>
      {button(messages.smaller, '−', nextSize(size, -1))}
      <span>{messages.percent(size)}</span>
      {button(messages.larger, '+', nextSize(size, 1))}
    </span>
  );
}
