import type { ReactNode } from 'react';

/** Drawn on a square of 16 units. */
const paths = {
  search: 'M11 11l4 4M7 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9z',
  page: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  heading: 'M6 2L4.5 14M11.5 2L10 14M2.5 5.5H14M2 10.5h11.5',
  text: 'M2 3.5h12M2 8h12M2 12.5h7',
  recent: 'M8 4v4.5l3 2M8 1.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13z',
  favorite: 'M8 1.5l2 4.3 4.7.6-3.4 3.3.8 4.7L8 12.1l-4.1 2.3.8-4.7L1.3 6.4 6 5.8z',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  select: 'M13.5 3v5.5h-10M6.5 5.5l-3 3 3 3',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" />
    </svg>
  );
}
