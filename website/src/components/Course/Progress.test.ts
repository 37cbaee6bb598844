import { describe, expect, it, vi } from 'vitest';
import { hostileText } from '../../../../testing/hostileText';
import fc from 'fast-check';
import { Progress } from './Progress';

const key = 'p5.asciify course';

function setUp(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored));
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  return { entries, storage, progress: new Progress(() => storage) };
}

describe('Progress', () => {
  it('remembers marks, and tells of them', () => {
    const { entries, storage, progress } = setUp();
    const listener = vi.fn();
    progress.subscribe(listener);
    progress.mark('night', 'done');
    progress.mark('webgl', 'skipped');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(entries.get(key)).toBe('{"version":1,"marks":{"night":"done","webgl":"skipped"}}');
    expect(new Progress(() => storage).get().marks).toEqual({ night: 'done', webgl: 'skipped' });
  });

  it('lets a skipped step be done, and not the other way round', () => {
    const { progress } = setUp();
    progress.mark('night', 'skipped');
    progress.mark('night', 'done');
    progress.mark('night', 'skipped');
    expect(progress.get().marks).toEqual({ night: 'done' });
  });

  it('forgets all marks, and leaves nothing in the storage', () => {
    const { entries, progress } = setUp();
    progress.mark('night', 'done');
    progress.clear();
    expect(progress.get().marks).toEqual({});
    expect(entries.size).toBe(0);
  });

  it('takes what another tab has stored', () => {
    const { entries, progress } = setUp();
    expect(progress.get().marks).toEqual({});
    entries.set(key, '{"version":1,"marks":{"light":"done"}}');
    progress.hear({ key: 'motion' });
    expect(progress.get().marks).toEqual({});
    progress.hear({ key });
    expect(progress.get().marks).toEqual({ light: 'done' });
  });

  it.each(['{', '[]', '{"version":2,"marks":{}}', '{"version":1,"marks":{"night":"perhaps"}}'])(
    'begins anew with %s',
    (text) => expect(setUp({ [key]: text }).progress.get().marks).toEqual({}),
  );

  it('takes any text for no progress', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(setUp({ [key]: text }).progress.get().marks).toEqual({});
      }),
    );
  });

  it('keeps marks for the page where the storage is refused, and says so', () => {
    const progress = new Progress(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(progress.get()).toEqual({ marks: {}, isUnstored: false });
    progress.mark('night', 'done');
    expect(progress.get()).toEqual({ marks: { night: 'done' }, isUnstored: true });
  });
});
