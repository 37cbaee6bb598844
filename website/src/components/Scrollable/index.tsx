import { useEffect, useState, type ReactNode } from 'react';

interface ScrollableProps {
  as?: 'div' | 'pre';
  /** The accessible name of the container, in a word or two. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A container for content that may be wider than the page. While it scrolls, it is focusable and
 * has a name, so that it can be scrolled by keyboard; while it does not, it is no tab stop.
 */
export function Scrollable({
  as: Element = 'div',
  label,
  className,
  children,
}: ScrollableProps): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The served HTML assumes that it scrolls: without scripts nothing measures it.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [element]);

  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Element ref={setElement} className={className} {...reachable}>
      {children}
    </Element>
  );
}
