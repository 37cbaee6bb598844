export type MotionChoice = 'moving' | 'still';

export interface SystemSettings {
  reducedMotion: boolean;
  saveData: boolean;
}

/**
 * Whether motion is welcome. What the reader has chosen on this site overrides the settings of
 * their system.
 */
export function decideMotion(choice: MotionChoice | undefined, system: SystemSettings): boolean {
  if (choice) return choice === 'moving';
  return !system.reducedMotion && !system.saveData;
}

/** The choice that storage holds; `undefined` for anything else that it may hold. */
export function parseChoice(value: string | null): MotionChoice | undefined {
  return value === 'moving' || value === 'still' ? value : undefined;
}
