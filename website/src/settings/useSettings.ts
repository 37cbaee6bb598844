import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseSettings, type Settings } from './parseSettings';

/** What the operator has set, for pages that say so. */
export function useSettings(): Settings {
  return parseSettings(useDocusaurusContext().siteConfig.customFields);
}
