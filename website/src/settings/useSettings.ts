import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSettings, type BrowserSettings } from '@site/settings.config';

/** What the operator has set, for pages that say so. */
export function useSettings(): BrowserSettings {
  return parseSettings(useDocusaurusContext().siteConfig.customFields);
}
