import { type ReactNode, useEffect, useState } from 'react';
import { copying, type CopyState } from '@site/src/messages/everyPage';

const id = 'announcer';

/** The page's live region for short, visually hidden announcements. */
export function Announcer(): ReactNode {
  return <div id={id} role="status" className="visually-hidden" />;
}

/** Announces a message to screen readers. */
export function announce(news: string): void {
  const announcer = document.getElementById(id);
  if (announcer) announcer.textContent = news;
}

/**
 * Copies something, announces the outcome, and goes back to `idle` after two seconds.
 *
 * @param write Puts something on the clipboard; rejects without permission or a secure context.
 */
export function useCopying(write: () => Promise<void>): {
  state: CopyState;
  copy: () => Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    announce(copying[state]);
    const timer = window.setTimeout(() => {
      announce('');
      setState('idle');
    }, 2000);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await write();
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return { state, copy };
}
