import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A target for links, which the check for broken anchors knows of. */
export function Anchor({ id }: { id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
