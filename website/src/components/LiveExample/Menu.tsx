import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A button that opens a short list of actions. Closes on Escape, on a choice and on leaving. */
export function Menu({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const close = () => (element.open = false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) close();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary>{label}</summary>
      <div
        className={styles.menuList}
        onClick={({ target }) => {
          const element = menu.current;
          if (!element || !(target instanceof Element) || !target.closest('button, a')) return;
          // What had the focus is about to be hidden.
          if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
          element.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}
