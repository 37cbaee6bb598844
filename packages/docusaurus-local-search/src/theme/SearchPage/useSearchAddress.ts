import { useHistory } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import { readPages, wellFormed } from '../../addresses';

interface SearchAddress {
  query: string;
  /** How many pages of results are shown, one below the other. */
  pages: number;
  /** Puts a search into the address bar; `isNew` gives it an entry of its own to come back to. */
  setQuery: (query: string, isNew: boolean) => void;
  showMore: () => void;
}

/** The search as state of the address, so that it can be shared, reloaded and gone back to. */
export function useSearchAddress(): SearchAddress {
  const history = useHistory();
  const [query] = useQueryString('q');
  const [page] = useQueryString('page');
  const pages = readPages(page);

  const addressOf = (parameters: Record<string, string>): { search: string } => ({
    search: new URLSearchParams(parameters).toString(),
  });

  return {
    query,
    pages,
    setQuery(text, isNew) {
      const address = addressOf(text ? { q: wellFormed(text) } : {});
      if (isNew) history.push(address);
      else history.replace(address);
    },
    showMore() {
      history.replace(addressOf({ q: query, page: String(pages + 1) }));
    },
  };
}
