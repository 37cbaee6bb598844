import { useEffect, useState, type ReactNode } from 'react';

interface ScrollableProps {
  as?: 'div' | 'pre';
  /** What scrolls, in a word or two. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Something that may be wider than the page. While it scrolls it can be reached by keyboard and has
 * a name; while it does not, it is no stop on a reader's way.
 */
export function Scrollable({
  as: Element = 'div',
  label,
  className,
  children,
}: ScrollableProps): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // Without scripts nobody measures, and scrolling must be possible all the same.
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
