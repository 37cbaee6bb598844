/** "AR" for "Anna Rieder", "HU" for "humanbydefinition". */
export function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
  return letters.toLocaleUpperCase('en');
}
