import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { isForComposing } from '../keys';
import { placeMenu } from './placeMenu';
import styles from './styles.module.css';

interface MenuProps {
  label: string;
  /** Gets the button that opens the list. */
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/**
 * A button that opens a short list of actions within the viewport. The list closes on Escape, on a
 * choice, and when the focus or a click goes elsewhere.
 */
export function Menu({ label, button, children }: MenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // A layout effect places the list before the browser paints, so it never appears elsewhere first.
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !list.current) return undefined;
    return keepPlaced(button.current, list.current, () => setIsOpen(false));
  }, [isOpen, button]);

  useEffect(() => {
    const element = whole.current;
    if (!isOpen || !element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isForComposing(event)) return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setIsOpen(false);
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) setIsOpen(false);
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [isOpen, button]);

  return (
    <div ref={whole} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="group"
          aria-label={label}
          popover="manual"
          className={styles.menuList}
          onClick={({ target }) => {
            if (!(target instanceof Element) || !target.closest('button, a')) return;
            // The chosen action is about to be removed: its focus goes back to the menu button.
            if (list.current?.contains(document.activeElement)) button.current?.focus();
            setIsOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/**
 * Shows a list at its button, and moves it along when the page scrolls or the window is resized.
 *
 * @param onGone - Called when the button leaves the viewport: the list would lack its context.
 * @returns A function that ends it.
 */
function keepPlaced(button: HTMLElement, list: HTMLElement, onGone: () => void): () => void {
  // A popover is in the top layer: nothing covers it, and no ancestor's `overflow` cuts it off.
  // Browsers from before 2024 lack popovers; there `position: fixed` (styles.module.css) has to do.
  if ('showPopover' in list) list.showPopover();
  const place = (): void => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const anchor = button.getBoundingClientRect();
    if (anchor.bottom < 0 || anchor.top > height) return onGone();
    list.style.maxHeight = '';
    const size = { width: list.offsetWidth, height: list.offsetHeight };
    const { top, left, maxHeight } = placeMenu(anchor, size, { width, height });
    list.style.top = `${top}px`;
    list.style.left = `${left}px`;
    list.style.maxHeight = `${maxHeight}px`;
  };
  const onScroll = ({ target }: Event): void => {
    if (target !== list) place();
  };
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', onScroll, true);
  return () => {
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', onScroll, true);
  };
}
