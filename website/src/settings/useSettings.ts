import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BrowserSettings } from '@site/settings.config';
import { parseSettings } from './parseSettings';

/** What the operator has set, for pages that say so. */
export function useSettings(): BrowserSettings {
  return parseSettings(useDocusaurusContext().siteConfig.customFields);
}
