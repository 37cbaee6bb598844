import type { ComponentProps, ReactNode } from 'react';
import { Scrollable } from '@site/src/components/Scrollable';
import { scrollers } from '@site/src/messages/everyPage';

/**
 * A table that scrolls by itself where it is too wide. On narrow screens the cells of a row stand
 * below each other (`plugins/markdown`), unless the table has the class `compact`, for short values
 * that readers compare down a column.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const isCompact = props.className?.split(' ').includes('compact');
  return (
    <Scrollable
      label={scrollers.table}
      className={isCompact ? 'compact-table-frame' : 'table-frame'}
    >
      <table {...props} />
    </Scrollable>
  );
}
