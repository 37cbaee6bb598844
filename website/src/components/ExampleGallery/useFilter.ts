import { useEffect, useMemo, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { Filter } from './filterExamples';
import { galleryQuery, readGalleryQuery } from './galleryAddress';

interface UsedFilter extends Filter {
  /** @param isNew Whether there is something to go back to: one key more is no step of its own. */
  change: (filter: Partial<Filter>, isNew: boolean) => void;
}

/** What the address asks for: share it, reload it, go back to it. */
export function useFilter(): UsedFilter {
  const history = useHistory();
  const keepFocus = useKeptFocus();
  const query = useHistorySelector(({ location }) => location.search);
  const filter = useMemo(() => readGalleryQuery(query), [query]);
  return {
    ...filter,
    change(changes, isNew) {
      // As it is now: a word that was typed may have come since the last drawing.
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
 * The framework moves the focus to the beginning of the page whenever the address gets a new entry.
 *
 * @returns To be called before that, by who wants the focus to stay.
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
