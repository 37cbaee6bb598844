import type { Problem } from '../diagnosis';
import { didNotLoad } from './problems';

export type Compiled =
  { ok: true; code: string; kind: 'script' | 'module' } | { ok: false; problem: Problem };

/**
 * Makes what the reader typed ready to run. What was published runs as it stands, so that readers
 * who only look do not load the compiler.
 */
export async function compile(source: string, isProven: boolean): Promise<Compiled> {
  if (isProven) return { ok: true, code: source, kind: 'script' };
  const loaded = await import('../source').catch(() => undefined);
  if (!loaded) return { ok: false, problem: didNotLoad };
  const result = loaded.compileSketch(source);
  return result.ok
    ? { ok: true, code: result.code, kind: result.usesModules ? 'module' : 'script' }
    : { ok: false, problem: result.problem };
}
