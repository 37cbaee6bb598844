import { useState, type JSX, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';

interface HitProps {
  hit: { url: string };
  children: ReactNode;
}

/**
 * A search result. For assistive technology it is an option of a listbox, which must not contain
 * links, so it has no `href`. Only under the pointer it has one, to be opened in a tab, copied or
 * dragged.
 */
export function Hit({ hit, children }: HitProps): JSX.Element {
  const history = useHistory();
  const [isPointedAt, setPointedAt] = useState(false);

  function open(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    history.push(hit.url);
  }

  return (
    <a
      href={isPointedAt ? hit.url : undefined}
      tabIndex={isPointedAt ? -1 : undefined}
      draggable={isPointedAt}
      onPointerEnter={() => {
        setPointedAt(true);
        void window.docusaurus.prefetch(hit.url);
      }}
      onPointerLeave={() => setPointedAt(false)}
      onClick={open}
    >
      {children}
    </a>
  );
}
