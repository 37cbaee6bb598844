/** The main paths through the site, in engines other than Chromium's. */
import { expect, test } from '@playwright/test';
import { linkTo } from '../e2e/support/live';
import { inEachEngine } from './eachEngine';

inEachEngine(({ engine: name, driver, becomes, open }) => {
  async function expectWhole(): Promise<void> {
    await becomes(`document.documentElement.scrollWidth <= innerWidth`);
    await becomes(`document.body.innerText.includes('This page crashed')`, false);
  }

  test('the home page stands, with its picture', async () => {
    await open('/');
    await becomes(`document.querySelector('h1').innerText.trim()`, 'p5.asciify');
    await becomes(`document.querySelector('main [role=img]').getBoundingClientRect().height > 100`);
    await expectWhole();
  });

  test('a guide is read, and left for the next', async () => {
    await open('/docs/guides/fundamentals');
    await becomes(`document.querySelector('h1').innerText`, 'The parts of p5.asciify');
    await expectWhole();
    // A scroll event makes React hydrate the content, so that the hydrated link is tested.
    await driver().evaluate(`void window.dispatchEvent(new Event('scroll'))`);
    await becomes(`document.querySelector('[data-dehydrated=true]') === null`);
    await driver().evaluate(`void (window.sameDocument = true)`);
    await driver().click('.pagination-nav__link--next');
    await becomes(`document.querySelector('h1').innerText`, 'Draw the characters yourself');
    await becomes(`window.sameDocument`);
    await becomes(`scrollY`, 0);
  });

  test('a member of the API is led to by its address', async () => {
    await open('/docs/api/classes/P5Asciifier#fontsize');
    await becomes(
      `Math.abs(document.getElementById('fontsize').getBoundingClientRect().top) < innerHeight / 2`,
    );
    await expectWhole();
  });

  test('the search finds a page and leads to it', async () => {
    await open('/docs/intro');
    await driver().click('.DocSearch-Button');
    await becomes(`document.activeElement.className`, 'DocSearch-Input');
    await driver().type('fontSize');
    await becomes(`document.querySelectorAll('[role=option]').length > 2`);
    // Before these are the hits for the whole word, Enter would open one for its first letters.
    await becomes(
      `[...document.querySelectorAll('[role=option]')].some((hit) => hit.innerText.startsWith('fontSize'))`,
    );
    await driver().press('Enter');
    await becomes(`location.pathname !== '/docs/intro'`);
    await becomes(`document.querySelector('.DocSearch-Modal') === null`);
    await becomes(`document.querySelector('main').innerText.includes('fontSize')`);
  });

  test('on a phone the menu opens, and closes', async () => {
    await driver().resize(390, 800);
    await open('/docs/intro');
    await expectWhole();
    await driver().click('.navbar__toggle');
    await becomes(`document.querySelector('.navbar-sidebar--show') !== null`);
    await becomes(`document.querySelector('.navbar-sidebar').getBoundingClientRect().left === 0`);
    await driver().click('.navbar-sidebar__close');
    await becomes(`document.querySelector('.navbar-sidebar--show') === null`);
    await driver().resize(1280, 900);
  });

  test('the frame of an example is a grid of square cells', async () => {
    await open('/examples/eye');
    // Cells are square only with the intended font and line height.
    await becomes(
      `(() => {
        const frame = document.querySelector('[data-example] [role=img]');
        const { width, height } = frame.getBoundingClientRect();
        const style = getComputedStyle(frame);
        const columns = Number(style.getPropertyValue('--columns'));
        const rows = Number(style.getPropertyValue('--rows'));
        return Math.abs(width / columns / (height / rows) - 1) < 0.05;
      })()`,
    );
  });

  test('a sketch plays', async () => {
    await open('/examples/eye');
    const hasWebgl = await driver().evaluate(
      `document.createElement('canvas').getContext('webgl2') !== null`,
    );
    if (hasWebgl === false) console.warn(`${name}: no WebGL here, so no sketch is played.`);
    test.skip(hasWebgl === false, 'no WebGL on this machine');
    await driver().evaluate(
      `[...document.querySelectorAll('[data-example] button')].find((button) => button.innerText === 'Play')?.click()`,
    );
    // Includes the problem's text, so that a failing test shows the reason.
    const outcome = `(() => {
      const { status } = document.querySelector('[data-status]').dataset;
      const problem = document.querySelector('[data-example] [class*=problem]')?.innerText;
      return problem ? status + ': ' + problem : status;
    })()`;
    await expect.poll(() => driver().evaluate(outcome), { timeout: 40_000 }).toBe('running');
  });

  /** Opens a sketch in the playground, as a link from somebody else brings it. */
  async function openSketch(code: string): Promise<void> {
    await open(`/playground${linkTo({ code, p5: '1', title: 'A sketch' })}`);
    await becomes(`document.body.innerText.includes('comes from the link')`);
  }

  const press = async (label: string) => {
    const button = `[...document.querySelectorAll('main button')].find((button) => button.innerText.trim() === '${label}' && !button.disabled)`;
    await becomes(`${button} !== undefined`);
    await driver().evaluate(`${button}.click()`);
  };

  test('the toolbar and Inspect do what they say', async () => {
    await openSketch(`function setup() { createCanvas(200, 200, WEBGL); frameRate(5); }
function draw() { background(40, 90, 20); }`);
    const hasWebgl = await driver().evaluate(
      `document.createElement('canvas').getContext('webgl2') !== null`,
    );
    test.skip(hasWebgl === false, 'no WebGL on this machine');
    const status = `document.querySelector('main [data-status]').dataset.status`;
    const becomesStatus = (expected: string) =>
      expect.poll(() => driver().evaluate(status), { timeout: 40_000 }).toBe(expected);
    await press('Run');
    await becomesStatus('running');
    // Step pauses as well; the button of Pause does for a moment what it said before.
    await press('Step');
    await becomesStatus('paused');
    await press('Inspect');
    const cell = `document.querySelector('main [aria-label="Chosen cell"] pre')?.innerText ?? ''`;
    await becomes(`(${cell}).includes('"unicode"')`);
    await becomes(`document.querySelector('main [role=application]') !== null`);
    await press('Close');
    await becomes(`document.querySelector('main [role=application]') === null`);
    await press('Restart');
    await becomesStatus('running');
    await press('Stop');
    await becomesStatus('idle');
  });

  test('a file of the reader is there by its name', async () => {
    await openSketch(`let words;
function preload() { words = loadStrings('words.txt'); }
function setup() { createCanvas(100, 100, WEBGL); console.log('read: ' + words.join(' and ')); }
function draw() { background(0); }`);
    const hasWebgl = await driver().evaluate(
      `document.createElement('canvas').getContext('webgl2') !== null`,
    );
    test.skip(hasWebgl === false, 'no WebGL on this machine');
    await press('Files');
    const input = `document.querySelector('main [aria-label=Files] input[type=file]')`;
    await becomes(`${input} !== null`);
    // A script may hand an input the files of a drag, but none of the disk.
    await driver().evaluate(`void (() => {
      const drag = new DataTransfer();
      drag.items.add(new File(['one\\ntwo'], 'words.txt', { type: 'text/plain' }));
      ${input}.files = drag.files;
      ${input}.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await becomes(`document.querySelector('main').innerText.includes('One file')`);
    await press('Run');
    const isRead = `document.querySelector('main').innerText.includes('read: one and two')`;
    await expect.poll(() => driver().evaluate(isRead), { timeout: 40_000 }).toBe(true);
  });

  test('the editor takes what is typed', async () => {
    await openSketch('// empty');
    // In the playground the editor opens by itself, in a shadow root.
    const editor = `[...document.querySelectorAll('main *')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot.querySelector('.cm-content')`;
    const text = `${editor}?.innerText ?? ''`;
    await becomes(`(${text}).includes('// empty')`);
    await driver().evaluate(`void ${editor}.focus()`);
    await driver().type('let typed = 1;');
    await becomes(`(${text}).includes('let typed = 1;')`);
  });

  test('a mistake in a sketch is told with its line', async () => {
    const code = 'function setup() {\n  noSuchThing();\n}';
    await open(`/playground${linkTo({ code, p5: '1', title: 'A mistake' })}`);
    const run = `[...document.querySelectorAll('main button')].find((button) => button.innerText === 'Play')`;
    await becomes(`document.body.innerText.includes('comes from the link')`);
    await driver().evaluate(`${run}?.click()`);
    const problem = `document.querySelector('main [aria-label=Problem]')?.innerText ?? ''`;
    await expect
      .poll(() => driver().evaluate(problem), { timeout: 40_000 })
      .toMatch(/noSuchThing[^]*line 2|line 2[^]*noSuchThing/i);
  });
});
