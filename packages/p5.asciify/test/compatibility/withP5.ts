import { releasesHere } from '../p5Releases';
import { compareReleases, isRelease, OLDEST_RELEASE } from '../releaseNumbers';
import { provideRelease, publishedReleases, RegistryError } from './registry';

/** What asks for releases by their numbers. */
interface Source {
  /** All that can be asked for. */
  published(): Promise<string[]>;
  /** Makes sure that one is on this machine. */
  provide(release: string): Promise<unknown>;
}

const REGISTRY: Source = { published: publishedReleases, provide: provideRelease };

/**
 * The releases of p5.js that the variable `WITH_P5` asks for, such as `2.3.5` or `1.9.0,2.0.0`. Those
 * that are not on this machine are fetched.
 *
 * @returns `undefined` if the variable is not set.
 * @throws {Error} that says what is accepted, when it names no release.
 */
export async function readWithP5(value: string | undefined): Promise<string[] | undefined> {
  return value ? readReleases(value, 'WITH_P5') : undefined;
}

/**
 * Reads releases from a text, and makes sure that they are on this machine.
 *
 * @param text Releases with commas between them.
 * @param place Where the text stands, for messages.
 * @param source Where releases come from: the npm registry.
 */
export async function readReleases(
  text: string,
  place: string,
  source: Source = REGISTRY,
): Promise<string[]> {
  const asked = text.split(',').map((part) => part.trim());
  for (const release of asked) {
    if (!isRelease(release) || compareReleases(release, OLDEST_RELEASE) < 0) {
      throw new Error(await message(place, release, source));
    }
  }
  for (const release of asked) {
    try {
      await source.provide(release);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      throw new Error(await message(place, release, source, error), { cause: error });
    }
  }
  return [...new Set(asked)].sort(compareReleases);
}

/** Says what was wrong with one release, and which ones there are. */
async function message(
  place: string,
  wrong: string,
  source: Source,
  cause?: RegistryError,
): Promise<string> {
  const start = `${place}: expected a release of p5.js, or several with commas between them, got "${wrong}".`;
  try {
    return `${start} Releases are ${listed(await source.published())}.`;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const reason = (cause ?? error).message;
    return `${start} ${reason} On this machine are ${listed(releasesHere())}.`;
  }
}

function listed(releases: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(releases);
}
