import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { NavbarType } from '@site/shared/navbarTypes';
import { MotionSwitch } from '@site/src/components/MotionSwitch';

/** Only the types of entries that the navbar has (`navigation.config.ts`): each adds to the bundle. */
export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  html: HtmlNavbarItem,
  doc: DocNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  'custom-motion': MotionSwitch,
} satisfies Record<NavbarType, unknown>;
