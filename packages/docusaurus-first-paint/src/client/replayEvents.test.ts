// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { replayEvents } from './replayEvents';

describe('replayEvents', () => {
  it.each([
    ['<button></button>', true],
    ['<i role="button"></i>', true],
    ['<li role="tab"></li>', true],
    ['<a href="#"></a>', true],
    ['<i data-press></i>', true],
    ['<a href="/other"></a>', false],
    ['<details><summary></summary></details>', false],
  ])('keeps a press of %s: %s', (html, isKept) => {
    document.body.innerHTML = html;
    const control = document.querySelector<HTMLElement>('summary, body > :not(details)');
    control?.addEventListener('click', (event) => event.preventDefault());
    const ready = new AbortController();
    const kept = replayEvents(document.body, ready.signal);
    control?.click();
    ready.abort();
    expect(kept.hasAny()).toBe(isKept);
  });

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

  it('finds a button again when the page has lost what a translator put around its texts', () => {
    const font = (text: string): string => `<font><font>${text}</font></font>`;
    document.body.innerHTML = `<p>${font('One')} ${font('two')} <button>${font('No')}</button> <button>${font('Yes')}</button></p>`;
    const ready = new AbortController();
    const kept = replayEvents(document.body, ready.signal);
    document.querySelectorAll('button')[1]?.click();
    ready.abort();
    document.body.innerHTML = '<p>One two <button>No</button> <button>Yes</button></p>';
    const heard: string[] = [];
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => heard.push(button.textContent));
    }
    kept.replay();
    expect(heard).toEqual(['Yes']);
  });

  it.each([
    ['pointerup', 1],
    ['pointercancel', 0],
  ])('presses a control that was replaced before %s: %i times', (end, times) => {
    document.body.innerHTML = '<i role="tab"></i>';
    const ready = new AbortController();
    replayEvents(document.body, ready.signal);
    const point = (type: string): boolean | undefined =>
      document.querySelector('i')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    point('pointerdown');
    document.body.innerHTML = '<i role="tab"></i>';
    ready.abort();
    let presses = 0;
    document.querySelector('i')?.addEventListener('click', () => (presses += 1));
    point(end);
    expect(presses).toBe(times);
    // That press is over: a further `pointerup` is not the end of one.
    point('pointerup');
    expect(presses).toBe(times);
  });

  it('leaves the press of a control that is still there to the browser', () => {
    document.body.innerHTML = '<button></button>';
    replayEvents(document.body, new AbortController().signal);
    const button = document.querySelector('button');
    let presses = 0;
    button?.addEventListener('click', () => (presses += 1));
    button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    expect(presses).toBe(0);
  });
});
