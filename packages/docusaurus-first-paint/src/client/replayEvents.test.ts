// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { replayEvents } from './replayEvents';

describe('replayEvents', () => {
  it('tells what a button said when it was pressed', () => {
    document.body.innerHTML = '<button>Play</button>';
    const button = document.querySelector('button');
    if (!button) throw new Error('There is no button.');
    const ready = new AbortController();
    const kept = replayEvents(document.body, ready.signal);
    button.click();
    ready.abort();
    const heard: (string | undefined)[] = [];
    button.addEventListener('click', () => heard.push(button.dataset.said));
    button.textContent = 'Pause';
    kept.replay();
    expect(heard).toEqual(['Play']);
    expect(button.dataset.said).toBeUndefined();
  });
});
