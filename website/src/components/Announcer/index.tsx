import type { ReactNode } from 'react';

const id = 'announcer';

/** The page's live region for short, visually hidden announcements. */
export function Announcer(): ReactNode {
  return <div id={id} role="status" className="visually-hidden" />;
}

/** Tells a screen reader what has just happened. */
export function announce(news: string): void {
  const announcer = document.getElementById(id);
  if (announcer) announcer.textContent = news;
}
