import { useEffect, useMemo, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { Filter } from './filterExamples';
import { galleryQuery, readGalleryQuery } from './galleryAddress';

interface UsedFilter extends Filter {
  /** @param isNew Whether to add an entry to the history; typing replaces the current one. */
  change: (filter: Partial<Filter>, isNew: boolean) => void;
}

/** The filter as state of the address, so that it can be shared, reloaded and gone back to. */
export function useFilter(): UsedFilter {
  const history = useHistory();
  const keepFocus = useKeptFocus();
  const query = useHistorySelector(({ location }) => location.search);
  const filter = useMemo(() => readGalleryQuery(query), [query]);
  return {
    ...filter,
    change(changes, isNew) {
      // Reads the address now: since the last render the debounced search field may have changed
      // it.
      const now = readGalleryQuery(history.location.search);
      const address = { search: galleryQuery({ ...now, ...changes }) };
      if (isNew) {
        keepFocus();
        history.push(address);
      } else history.replace(address);
    },
  };
}

/**
 * Keeps the focus where it is when the history gets a new entry; the framework would move it to the
 * beginning of the page.
 *
 * @returns A function to call just before the entry is added.
 */
function useKeptFocus(): () => void {
  const location = useLocation();
  const kept = useRef<Element>(null);
  useEffect(() => {
    const element = kept.current;
    kept.current = null;
    const isTaken = !document.activeElement?.closest('main');
    if (isTaken && element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, [location]);
  return () => {
    kept.current = document.activeElement;
  };
}
