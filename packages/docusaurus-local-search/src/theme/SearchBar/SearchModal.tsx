import { useEffect, useRef, useState, type JSX, type MouseEvent, type ReactNode } from 'react';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
// Without `themeConfig.algolia`, the plugin (`index.ts`) aliases this to the framework's texts.
import translations from '@theme/SearchTranslations';
import { searchPagePath, shownCount, siteIndexPath } from '../../addresses';
import { checkRecentSearches } from '../../client/answers';
import { announcing, makeDialog } from '../../client/dialogue';
import { getSearchClient, settings, useContextualFilters } from '../../client/searchClient';
import './dialogue.lazy.css';

/** Starts the search engine ahead of the first query. */
export const startEngine = (): void => void getSearchClient();

interface SearchModalProps {
  initialQuery?: string;
  onClose: () => void;
}

type Component<Name extends keyof DocSearchModalProps> = NonNullable<DocSearchModalProps[Name]>;

/** The most hits in each group: few, so that guides, symbols and examples are all in view. */
const hitsOfGroup = 3;

/** DocSearch's dialogue, with the site's search client and router, and with a live region. */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const siteIndex = useBaseUrl(siteIndexPath);
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const facetFilters = useContextualFilters();

  // DocSearch restarts when one of these props changes, so they are fixed when it opens.
  const [fixed] = useState(() => {
    checkRecentSearches(settings.indexName, baseUrl);
    return {
      appId: settings.appId,
      apiKey: settings.apiKey,
      indexName: settings.indexName,
      searchParameters: { facetFilters },
      navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl) },
      transformSearchClient: () =>
        announcing(getSearchClient(), baseUrl, (announcement) => {
          if (status.current) status.current.textContent = announcement;
        }),
      ...(settings.searchPagePath && {
        resultsFooterComponent: resultsFooter(onClose, settings.searchPagePath),
      }),
      getMissingResultsUrl: () => siteIndex,
    };
  });

  useEffect(() => (container.current ? makeDialog(container.current) : undefined), []);

  return (
    <div ref={container} data-search={settings.isHosted ? 'hosted' : 'embedded'}>
      <DocSearchModal
        {...fixed}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        placeholder={translations.modal?.searchBox?.placeholderText}
        translations={modalTranslations}
        maxResultsPerGroup={hitsOfGroup}
        hitComponent={Hit}
      />
      <div role="status" className="DocSearch-VisuallyHiddenForAccessibility" ref={status} />
    </div>
  );
}

function resultsFooter(
  onClose: () => void,
  searchPage: string,
): Component<'resultsFooterComponent'> {
  return function ResultsFooter({ state }) {
    return (
      <Link to={searchPagePath(state.query, searchPage)} onClick={onClose}>
        <Translate
          id="theme.SearchBar.seeAll"
          values={{ count: shownCount(Number(state.context.nbHits)) }}
        >
          {'See all {count} results'}
        </Translate>
      </Link>
    );
  };
}

const modalTranslations: Component<'translations'> = {
  ...translations.modal,
  noResultsScreen: {
    ...translations.modal?.noResultsScreen,
    // DocSearch's link for reporting missing results leads to the list of all pages here.
    reportMissingResultsText: 'Try fewer words or another spelling, or look through',
    reportMissingResultsLinkText: 'the list of all pages.',
  },
};

interface HitProps {
  hit: { url: string };
  children: ReactNode;
}

/**
 * A search result. For assistive technology it is an option of a listbox, which must not contain
 * links, so it has no `href`. Only under the pointer it has one, to be opened in a tab, copied or
 * dragged.
 */
function Hit({ hit, children }: HitProps): JSX.Element {
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
