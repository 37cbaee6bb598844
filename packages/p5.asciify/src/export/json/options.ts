/** Options of {@link P5Asciifier.toJSON} and {@link P5Asciifier.saveJSON}. */
export interface JSONExportOptions {
  /** Name of the saved file without its extension. A name with date and time by default. */
  filename?: string;

  /** Whether cells that show a space, or nothing, are part of it. `true` by default. */
  includeEmptyCells?: boolean;

  /** Whether the text is indented for people to read. `true` by default. */
  prettyPrint?: boolean;
}
