/** How the sketches that a reader has saved under a name are known outside of their list. */
const inAddress = /^#own-([a-z0-9]{8,32})$/;
const keptAs = /^own ([a-z0-9]{8,32})$/;

/** The id of the saved sketch that a hash names, if it names one. */
export function ownIdIn(hash: string): string | undefined {
  return inAddress.exec(hash)?.[1];
}

/** The address that opens a saved sketch. */
export function ownAddress(playground: string, id: string): string {
  return `${playground}#own-${id}`;
}

/** The id under which the drafts, runs and files of a saved sketch are kept. */
export function sketchOf(id: string): string {
  return `own ${id}`;
}

/** The id of the saved sketch whose drafts, runs and files are kept under this one, if there is one. */
export function ownIdOf(sketch: string | undefined): string | undefined {
  return keptAs.exec(sketch ?? '')?.[1];
}

export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(numbers, (number) => number.toString(36).padStart(7, '0')).join('');
}
