/** The row of the list that Enter opens. */
import { useEffect } from 'react';
import type { ComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';

/** Makes the first row the active one when the active row has been removed, so that Enter opens it. */
export function useActiveRow(combobox: ComboboxStore): void {
  const rows = useStoreState(combobox, 'renderedItems');
  useEffect(() => {
    const { activeId } = combobox.getState();
    if (!rows.some(({ id }) => id === activeId)) combobox.setActiveId(combobox.first());
  }, [combobox, rows]);
}

/** The link of the active row, which the row is or holds. */
export function activeLink(combobox: ComboboxStore): HTMLAnchorElement | null | undefined {
  const row = combobox.item(combobox.getState().activeId)?.element;
  return row?.closest('a') ?? row?.querySelector('a');
}
