import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provideRelease, publishedReleases } from '../compatibility/registry';
import { readReleases, readWithP5 } from '../compatibility/withP5';
import { BOUNDARY_RELEASES, findRelease, releasesHere, versionOf } from '../p5Releases';
import { compareReleases, isRelease, majorOf, OLDEST_RELEASE } from '../releaseNumbers';

describe('the numbers of releases', () => {
  it('are told from prereleases and parts of numbers', () => {
    expect(['1.8.0', '1.11.13', '2.3.4'].filter(isRelease)).toHaveLength(3);
    const others = [
      '2.3.0-rc.6',
      '2.3',
      '2',
      'latest',
      '',
      'v1.8.0',
      '1.08.0',
      ' 1.8.0',
      '../1.8.0',
    ];
    expect(others.filter(isRelease)).toEqual([]);
  });

  it('are ordered as numbers', () => {
    const sorted = ['1.8.0', '1.9.4', '1.10.0', '1.11.2', '1.11.13', '2.0.0'];
    expect(sorted.toReversed().sort(compareReleases)).toEqual(sorted);
    expect(compareReleases('2.0.0', '2.0.0')).toBe(0);
  });

  it('belong to a major version, and to one that all tests run on', () => {
    expect(['1.11.13', '2.0.0'].map(majorOf)).toEqual([1, 2]);
    const releases = ['1.8.0', '1.10.0', '1.11.0', '1.11.13', '2.0.0', '2.3.4'];
    expect(releases.map(versionOf)).toEqual(['1.8', '1.8', '1.11', '1.11', '2', '2']);
  });
});

describe('the releases on this machine', () => {
  it('are those that package.json installs, and those in the cache', () => {
    expect(BOUNDARY_RELEASES).toContain(OLDEST_RELEASE);
    expect(releasesHere()).toEqual(expect.arrayContaining([...BOUNDARY_RELEASES]));
    for (const release of BOUNDARY_RELEASES) expect(findRelease(release)).toMatch(/p5-[\d.]+$/);
    expect(findRelease('0.0.1')).toBeUndefined();
  });
});

/**
 * A registry on this machine, in which p5 has four versions. What it gives for 2.9.1 is not what its
 * checksum says.
 */
async function startRegistry(folder: string) {
  await mkdir(join(folder, 'package/lib'), { recursive: true });
  await writeFile(join(folder, 'package/package.json'), '{"name":"p5","version":"2.9.0"}');
  await writeFile(join(folder, 'package/lib/p5.min.js'), 'p5');
  await promisify(execFile)('tar', ['-czf', 'p5.tgz', 'package'], { cwd: folder });
  const tarball = await readFile(join(folder, 'p5.tgz'));
  const checksum = (content: string | Buffer) =>
    `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(tarball);
    const versions = ['1.7.0', '2.9.1', '2.9.0', '2.10.0-rc.1'].map((version) => {
      const integrity = checksum(version === '2.9.1' ? 'something else' : tarball);
      const dist = { tarball: `${url()}/p5-${version}.tgz`, integrity };
      return [version, { name: 'p5', version, dist }] as const;
    });
    response.setHeader('content-type', 'application/json');
    const document = {
      name: 'p5',
      'dist-tags': { latest: '2.9.1' },
      versions: Object.fromEntries(versions),
    };
    response.end(JSON.stringify(document));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  function url(): string {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
    return `http://127.0.0.1:${address.port}`;
  }
  return { url: url(), close: () => server.close() };
}

describe('the registry', () => {
  let folder = '';
  let registry: Awaited<ReturnType<typeof startRegistry>> | undefined;
  const settings = ['npm_config_registry', 'npm_config_cache'] as const;
  const before = settings.map((name) => process.env[name]);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'registry-'));
    registry = await startRegistry(folder);
    process.env['npm_config_registry'] = registry.url;
    process.env['npm_config_cache'] = join(folder, 'npm');
  });
  afterAll(async () => {
    registry?.close();
    for (const [i, name] of settings.entries()) {
      if (before[i] === undefined) delete process.env[name];
      else process.env[name] = before[i];
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('is asked for releases: those from 1.8.0 on, without prereleases, in their order', async () => {
    expect(await publishedReleases()).toEqual(['2.9.0', '2.9.1']);
  });

  it('gives a release that is missing, once', async () => {
    const cache = join(folder, 'cache');
    const first = await provideRelease('2.9.0', cache);
    expect(await readFile(join(first, 'lib/p5.min.js'), 'utf8')).toBe('p5');
    await writeFile(join(first, 'lib/p5.min.js'), 'kept');
    expect(await provideRelease('2.9.0', cache)).toBe(first);
    expect(await readFile(join(first, 'lib/p5.min.js'), 'utf8')).toBe('kept');
  });

  it('is not asked for what is installed', async () => {
    expect(await provideRelease('1.8.0', join(folder, 'unused'))).toMatch(/p5-1\.8$/);
  });

  it('is not believed when a file does not fit its checksum', async () => {
    const cache = join(folder, 'cache');
    await expect(provideRelease('2.9.1', cache)).rejects.toThrow(
      /^npm could not fetch p5@2\.9\.1 \(EINTEGRITY\): /,
    );
    expect(findRelease('2.9.1', cache)).toBeUndefined();
  });

  const list = 'Releases are 2.9.0 and 2.9.1.';
  it.each([
    ['a part of a number', '2.3', `got "2.3". ${list}`],
    ['a prerelease', '2.10.0-rc.1', `got "2.10.0-rc.1". ${list}`],
    ['a release that is too old', '1.7.0', `got "1.7.0". ${list}`],
    ['a release that does not exist', '2.8.0', `got "2.8.0". ${list}`],
    ['an option', '--help', `got "--help". ${list}`],
    ['a list with nothing in it', '1.8.0,', `got "". ${list}`],
  ])('WITH_P5 is refused for %s', async (_what, value, end) => {
    const start = 'WITH_P5: expected a release of p5.js, or several with commas between them, ';
    await expect(readWithP5(value)).rejects.toThrow(`${start}${end}`);
  });

  it('a wrong argument is named after the command', async () => {
    await expect(readReleases('newest', 'npm run compatibility')).rejects.toThrow(
      'npm run compatibility: expected a release of p5.js, or several with commas between them, got "newest".',
    );
  });

  it('WITH_P5 takes releases that are there, each once and the oldest first', async () => {
    expect(await readWithP5('2.0.2, 1.8.0,2.0.2')).toEqual(['1.8.0', '2.0.2']);
    expect(await readWithP5('')).toBeUndefined();
    expect(await readWithP5(undefined)).toBeUndefined();
  });

  describe('that is out of reach', () => {
    beforeAll(() => {
      process.env['npm_config_registry'] = 'http://127.0.0.1:1';
    });

    it('is said to be', async () => {
      const reason = /^npm could not ask for the releases of p5 \(ECONNREFUSED\): /;
      await expect(publishedReleases()).rejects.toThrow(reason);
    });

    it('leaves WITH_P5 the releases on this machine', async () => {
      expect(await readWithP5('1.8.0')).toEqual(['1.8.0']);
      const message =
        /^WITH_P5: .*got "2\.8\.0"\. npm could not fetch p5@2\.8\.0 \(ECONNREFUSED\): .*\. On this machine are 1\.8\.0, .* and 2\./;
      await expect(readWithP5('2.8.0')).rejects.toThrow(message);
    });
  });
});
