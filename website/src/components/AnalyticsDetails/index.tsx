import type { ReactNode } from 'react';
import { useSettings } from '@site/src/settings/useSettings';

/** How visits are counted here, as the operator has set it. */
export function AnalyticsDetails(): ReactNode {
  const { analytics } = useSettings();
  if (!analytics) return null;
  const { origin, dataDomains, doNotTrack } = analytics;
  return (
    <ul>
      <li>
        The script comes from <code>{origin}</code>, and its reports go there.
      </li>
      {dataDomains.length > 0 && (
        <li>
          It reports only from these hosts: <code>{dataDomains.join(', ')}</code>.
        </li>
      )}
      <li>
        {doNotTrack
          ? 'If your browser asks sites not to track you (“Do Not Track”), nothing is reported.'
          : 'Your browser’s “Do Not Track” setting does not switch it off; a content blocker does.'}
      </li>
    </ul>
  );
}
