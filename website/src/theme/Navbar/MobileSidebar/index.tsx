import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { menu as messages } from '@site/src/messages/everyPage';
import { makeModal } from './makeModal';

/** The menu of narrow windows, as a dialogue while it is open. */
export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const close = useEffectEvent(() => {
    if (shown) toggle();
  });
  useEffect(() => {
    const { container } = ThemeClassNames.layout.navbar.mobileSidebar;
    const panel = document.querySelector(`.${container}`);
    if (!shown || !(panel instanceof HTMLElement)) return undefined;
    return makeModal(panel, { name: messages.name, onEscape: () => close() });
  }, [shown]);

  // The search, which opens above the menu, leads to another page, too.
  const { pathname } = useLocation();
  useEffect(() => close(), [pathname]);

  return <MobileSidebar />;
}
