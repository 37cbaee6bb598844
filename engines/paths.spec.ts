/** The main paths through the site, in engines other than Chromium's. */
import { expect, test } from '@playwright/test';
import { inEachEngine } from './eachEngine';
import { Playground } from './playground';

inEachEngine((engine) => {
  const { driver, becomes, open } = engine;
  const playground = new Playground(engine);

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
    await driver().click('.search-button');
    await becomes(`document.activeElement.role`, 'combobox');
    await driver().type('fontSize');
    await becomes(`document.querySelectorAll('[role=option]').length > 2`);
    // Before these are the hits for the whole word, Enter would open one for its first letters.
    await becomes(
      `[...document.querySelectorAll('[role=option]')].some((hit) => hit.innerText.startsWith('fontSize'))`,
    );
    await driver().press('Enter');
    await becomes(`location.pathname !== '/docs/intro'`);
    await becomes(`document.querySelector('dialog[open]') === null`);
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
    test.skip(!(await playground.hasWebgl()), 'no WebGL on this machine');
    await driver().evaluate(
      `[...document.querySelectorAll('[data-example] button')].find((button) => button.innerText === 'Play')?.click()`,
    );
    // Includes the problem's text, so that a failing test shows the reason.
    const outcome = `(() => {
      const { status } = document.querySelector('[data-status]').dataset;
      const problem = document.querySelector('[data-example] [aria-label=Problem]')?.innerText;
      return problem ? status + ': ' + problem : status;
    })()`;
    await expect.poll(() => driver().evaluate(outcome), { timeout: 40_000 }).toBe('running');
  });

  test('the toolbar and Inspect do what they say', async () => {
    await playground.open(`function setup() { createCanvas(200, 200, WEBGL); frameRate(5); }
function draw() { background(40, 90, 20); }`);
    test.skip(!(await playground.hasWebgl()), 'no WebGL on this machine');
    await playground.run();
    // Step pauses as well; the button of Pause does for a moment what it said before.
    await playground.press('Step');
    await playground.is('paused');
    await playground.press('Inspect');
    const cell = `document.querySelector('main [aria-label="Chosen cell"] pre')?.innerText ?? ''`;
    await becomes(`(${cell}).includes('"unicode"')`);
    await becomes(`document.querySelector('main [role=application]') !== null`);
    await playground.press('Close');
    await becomes(`document.querySelector('main [role=application]') === null`);
    await playground.press('Restart');
    await playground.is('running');
    await playground.press('Stop');
    await playground.is('idle');
  });

  test('the editor takes what is typed', async () => {
    await playground.open('// empty');
    await becomes(`(${playground.text}).includes('// empty')`);
    await playground.type('let typed = 1; ');
  });

  test('a mistake in a sketch is told with its line', async () => {
    await playground.open('function setup() {\n  noSuchThing();\n}');
    await playground.press('Play');
    await expect
      .poll(() => driver().evaluate(playground.problem), { timeout: 40_000 })
      .toMatch(/noSuchThing[^]*line 2|line 2[^]*noSuchThing/i);
  });
});
