import { expect, it, vi } from 'vitest';
import { onChange, onSavedElsewhere, tellChange } from './changes';

it('tells lists of this page, and other tabs of versions that were saved', async () => {
  const [list, saved] = [vi.fn(), vi.fn()];
  const stops = [onChange(list), onSavedElsewhere('rings', saved)];
  const tab = new BroadcastChannel('p5.asciify sketches');
  const heard = vi.fn();
  tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard(data));

  tellChange();
  tellChange({ id: 'rings', source: 'mine' });
  expect(list).toHaveBeenCalledTimes(2);
  await vi.waitFor(() =>
    expect(heard.mock.calls).toEqual([[null], [{ id: 'rings', source: 'mine' }]]),
  );
  expect(saved).not.toHaveBeenCalled();

  for (const message of [null, 'x', { id: 'boxes', source: '' }, { id: 'rings' }]) {
    tab.postMessage(message);
  }
  tab.postMessage({ id: 'rings', source: 'theirs' });
  await vi.waitFor(() => expect(saved.mock.calls).toEqual([['theirs']]));
  expect(list).toHaveBeenCalledTimes(7);
  for (const stop of stops) stop();
  tab.close();
});
