import type { ReactNode } from 'react';
import { useCopying } from '@site/src/components/Announcer/useCopying';
import styles from './styles.module.css';

const labels = { idle: 'Copy page', copied: 'Copied', failed: 'Not copied' };

/** Copies the page as Markdown. */
export function CopyPage({ address }: { address: string }): ReactNode {
  const { state, copy } = useCopying(() =>
    // The clipboard item takes a promise of the text: some browsers, such as Safari, allow writing
    // only during the click, not after the fetch.
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(address) })]),
  );
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {labels[state]}
    </button>
  );
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
