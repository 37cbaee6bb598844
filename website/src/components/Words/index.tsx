import type { ReactNode } from 'react';
import { Breakable } from '@site/src/components/Breakable';

/** A text of a data file, with code in backticks. */
export function Words({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index}>
        <Breakable>{part}</Breakable>
      </code>
    ),
  );
}
