import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** A menu of the navbar that Escape closes, whether it was pressed open or lies under the pointer. */
export default function DropdownWrapper(props: ComponentProps<typeof Dropdown>): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  // Until the pointer leaves, since it would show the menu again.
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, isComposing, defaultPrevented } = event;
      if (key !== 'Escape' || isComposing || defaultPrevented || !place.current) return;
      const button = place.current.querySelector('[aria-expanded]');
      const isHovered = place.current.querySelector(':hover') !== null;
      const isExpanded = button?.getAttribute('aria-expanded') === 'true';
      if (!(button instanceof HTMLElement) || !(isHovered || isExpanded)) return;
      event.preventDefault();
      // Enter closes what it has opened.
      if (isExpanded) {
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        button.focus();
      }
      setIsDismissed(isHovered);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <span
      ref={place}
      className={isDismissed ? styles.dismissed : styles.place}
      onPointerLeave={() => setIsDismissed(false)}
    >
      <Dropdown {...props} />
    </span>
  );
}
