import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { FileCredit } from '@site/shared/examples';

/** Where files of examples come from, and their licences. */
export function FileCredits({ credits }: { credits: readonly FileCredit[] }): ReactNode {
  return (
    <ul role="list">
      {credits.map(({ work, source, licence }) => (
        <li key={work}>
          {source === undefined ? work : <Link to={source}>{work}</Link>},{' '}
          <Link to={`https://spdx.org/licenses/${licence}.html`}>{licence}</Link>
        </li>
      ))}
    </ul>
  );
}
