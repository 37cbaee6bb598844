import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Arrow';

/** Two arrowheads, on the buttons that collapse and expand the sidebar. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg width="20" height="20" aria-hidden="true" fill="none" stroke="#7a7a7a" {...props}>
      <path strokeWidth="4" d="M1.5 2l6 8-6 8M11.5 2l6 8-6 8" />
    </svg>
  );
}
