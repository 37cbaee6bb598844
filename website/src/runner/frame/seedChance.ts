/**
 * Makes `Math.random()` repeat itself for the same seed. p5.js draws its own random numbers and its
 * noise from it until a sketch calls `randomSeed()` and `noiseSeed()`.
 */
export function seedChance(seed: number): void {
  let state = seed;
  // Mulberry32
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
