import type { ReactNode } from 'react';

/** A sentence in which code stands in backticks. */
export function Saying({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
