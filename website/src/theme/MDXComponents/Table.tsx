import type { ComponentProps, ReactNode } from 'react';
import { Scrollable } from '@site/src/components/Scrollable';

/** A table that scrolls by itself where it is too wide; see `plugins/tables` for narrow screens. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <Scrollable label="Table" className="table-frame">
      <table {...props} />
    </Scrollable>
  );
}
