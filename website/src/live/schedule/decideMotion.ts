export type MotionChoice = 'moving' | 'still';

export interface SystemSettings {
  reducedMotion: boolean;
  saveData: boolean;
}

/** What the reader has chosen on this site goes before what their system says. */
export function decideMotion(choice: MotionChoice | undefined, system: SystemSettings): boolean {
  if (choice) return choice === 'moving';
  return !system.reducedMotion && !system.saveData;
}

/** What storage holds may be anything. */
export function parseChoice(value: string | null): MotionChoice | undefined {
  return value === 'moving' || value === 'still' ? value : undefined;
}
