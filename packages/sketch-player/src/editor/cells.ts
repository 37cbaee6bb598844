/** A length in cells, the unit of the page. */
export const cells = (count: number): string => `calc(${count} * var(--cell))`;
