const longest = 60;

/** Makes a file name without extension of a title: lower-case letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return name || 'sketch';
}
