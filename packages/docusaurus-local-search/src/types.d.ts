declare module '@generated/docusaurus-local-search/default/settings.json' {
  import type { SearchSettings } from 'docusaurus-local-search/options';

  const settings: SearchSettings;
  export default settings;
}

declare module '@theme/SiteIndex' {
  import type { ReactNode } from 'react';
  import type { SiteIndexGroup } from 'docusaurus-local-search/siteIndex';

  export interface Props {
    readonly groups: readonly SiteIndexGroup[];
  }

  export default function SiteIndex(props: Props): ReactNode;
}

declare module '@theme/SiteIndex/Label' {
  import type { ReactNode } from 'react';

  export interface Props {
    readonly children: string;
  }

  export default function Label(props: Props): ReactNode;
}
