import { expect, test } from './support/reading';
import { type LiveExample, openShared, phone, sketchWith } from './support/live';
import { inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

const lines = ['1', '2'] as const;
const invitation = 'Play to see the sketch.';

/** Expects the sandbox to be visible in the preview, without the invitation to play. */
async function showsFrame(shared: LiveExample): Promise<void> {
  await expect(shared.preview.locator('iframe')).toHaveCSS('opacity', '1');
  await expect(shared.preview).not.toContainText(invitation);
}

for (const p5 of lines) {
  test.describe(`a sketch that has no frame to come, on p5.js ${p5}.x`, () => {
    test('an empty one is told what is missing', async ({ page }) => {
      const shared = await openShared(page, '// Nothing yet.\n', p5);
      await expect(shared.preview).toContainText(invitation);
      await shared.button('Run').click();
      await shared.is('empty');
      await expect(shared.problem).toContainText('p5.js finds no setup() and no draw()');
      await expect(shared.preview).not.toContainText(invitation);
      await expect(shared.root.getByText('nothing drawn yet')).toBeVisible();
      await expect(shared.button('Play')).toBeVisible();
    });

    test('one without draw() shows what its setup() drew', async ({ page }) => {
      const code =
        'function setup() {\n  createCanvas(400, 400, WEBGL);\n  background("red");\n}\n';
      const shared = await openShared(page, code, p5);
      await shared.button('Run').click();
      await shared.is('running');
      await showsFrame(shared);
      await expect(shared.problem).toContainText('This sketch has no draw()');
      await expect(shared.problem.getByRole('link')).toHaveAttribute(
        'href',
        /#the-sketch-draws-nothing$/,
      );
    });

    test('one frame is enough for noLoop()', async ({ page }) => {
      const code = sketchWith('').replace('WEBGL);', 'WEBGL);\n  noLoop();');
      const shared = await openShared(page, code, p5);
      await shared.button('Run').click();
      await shared.is('running');
      await showsFrame(shared);
      await expect(shared.root.getByText('not looping')).toBeVisible();
      expect(await shared.evaluate('frameCount')).toBe(1);
      await expect(shared.problem).toHaveCount(0);
    });

    test('without a canvas it is told which, and runs as it would without the library', async ({
      page,
    }) => {
      const shared = await openShared(page, 'function draw() {\n  background(0);\n}\n', p5);
      await shared.button('Run').click();
      await shared.is('running');
      await expect(shared.problem).toContainText('createCanvas(400, 400, WEBGL)');
      await expect(shared.preview).not.toContainText(invitation);
    });

    test('the last frame stays after an error', async ({ page }) => {
      const code = sketchWith('').replace('box(100);', 'box(100);\n  if (frameCount > 5) bocks();');
      const shared = await openShared(page, code, p5);
      await shared.button('Run').click();
      await expect(shared.problem).toContainText('bocks is not defined');
      await shared.is('failed');
      await showsFrame(shared);
      expect(await shared.evaluate('frameCount')).toBe(6);
    });
  });
}

test('a misspelt draw() is put right with one press', async ({ page }) => {
  const shared = await openShared(page, sketchWith('').replace('draw', 'drow'));
  await shared.button('Run').click();
  await expect(shared.problem).toContainText('Did you mean “draw”?');
  await shared.problem.getByRole('button', { name: 'Change to draw' }).press('Enter');
  await expect(shared.problem).toHaveCount(0);
  await expect.poll(() => shared.evaluate('frameCount > 2').catch(() => false)).toBe(true);
});

test('functions of a module are not found, and it says why', async ({ page }) => {
  const shared = await openShared(page, `import p5 from 'p5';\n${sketchWith('')}`);
  await shared.button('Run').click();
  await shared.is('empty');
  await expect(shared.problem).toContainText('Functions of a module are not global');
});

test('a setup() that waits is told so, until it goes on', async ({ page }) => {
  const code = sketchWith('')
    .replace('function setup', 'async function setup')
    .replace('WEBGL);', 'WEBGL);\n  await new Promise((go) => (window.go = go));');
  const shared = await openShared(page, code, '2');
  await shared.button('Run').click();
  await shared.is('empty');
  await expect(shared.problem).toContainText('setup() has not finished yet');
  await shared.evaluate('go()');
  await shared.is('running');
  await showsFrame(shared);
  await expect(shared.problem).toHaveCount(0);
});

/** Calls that load a file, the name they ask for, and the advice to readers without such a file. */
const loaders = [
  ["loadImage('cat.png')", 'cat.png', 'createGraphics()'],
  ["loadImage('https://example.org/cat.png')", 'https://example.org/cat.png', 'createGraphics()'],
  ["loadFont('./fonts/mono.ttf')", 'fonts/mono.ttf', 'as a data URL'],
  ["loadJSON('data.json')", 'data.json', 'as an array or an object'],
  ["loadStrings('lines.txt')", 'lines.txt', 'as an array or an object'],
  ["loadTable('cells.csv', 'csv')", 'cells.csv', 'as an array or an object'],
  ["loadModel('teapot.obj')", 'teapot.obj', 'buildGeometry()'],
  ["loadShader('a.vert', 'a.frag')", 'a.', 'createShader()'],
] as const;

test.describe('a file that is not there', () => {
  for (const p5 of lines) {
    test(`is named, on p5.js ${p5}.x`, async ({ page }) => {
      const shared = await openShared(page, sketchWith(''), p5);
      for (const [call, file, advice] of loaders) {
        await test.step(call, async () => {
          const code =
            p5 === '1'
              ? sketchWith(`function preload() {\n  ${call};\n}`)
              : sketchWith('').replace(
                  'function setup() {',
                  `async function setup() {\n  await ${call};`,
                );
          await shared.write(code);
          await page.keyboard.press('ControlOrMeta+Enter');
          await expect(shared.problem).toContainText(`"${file}`);
          await shared.is('failed');
          await expect(shared.problem).toContainText(
            'could not be loaded, because a sketch on this page has',
          );
          await expect(shared.problem).toContainText(advice);
          const line = code.split('\n').findIndex((text) => text.includes(call)) + 1;
          await expect(shared.problem).toContainText(`Line ${line}, column`);
        });
      }
    });
  }

  test('is the cause of what goes wrong after it', async ({ page }) => {
    const code = sketchWith('let cat;\nfunction preload() {}').replace(
      'WEBGL);',
      "WEBGL);\n  cat = loadImage('cat.png');\n  setTimeout(() => cat.missing.width);",
    );
    const shared = await openShared(page, code);
    await shared.button('Run').click();
    await expect(shared.root.getByRole('log')).toContainText('undefined');
    await expect(shared.problem).toContainText('"cat.png" could not be loaded');
    await shared.is('running');
  });

  test('on p5.js 2.x preload() is not called, and it says so', async ({ page }) => {
    const preload = "let cat;\nfunction preload() {\n  cat = loadImage('cat.png');\n}";
    const code = sketchWith(preload).replace('box(100);', 'image(cat, 0, 0);');
    const shared = await openShared(page, code, '2');
    await shared.button('Run').click();
    await expect(shared.problem).toContainText('p5.js 2.x does not call preload()');
  });
});

test.describe('a word that is no colour', () => {
  for (const p5 of lines) {
    test(`is named, with its place, on p5.js ${p5}.x`, async ({ page }) => {
      const code = sketchWith('').replace('background(0)', "background('blurple')");
      const shared = await openShared(page, code, p5);
      await shared.button('Run').click();
      await expect(shared.problem).toContainText('"blurple" is not a colour.');
      await expect(shared.problem).toContainText('Line 5, column');
      await expect(shared.problem.getByRole('link')).toHaveAttribute(
        'href',
        /#a-colour-is-refused$/,
      );
    });

    test(`is refused by the library on p5.js ${p5}.x`, async ({ page }) => {
      const update = "p5asciifier.renderer('brightness').update({ characterColor: 'blurple' });";
      const shared = await openShared(
        page,
        sketchWith(`function setupAsciify() {\n${update}\n}`),
        p5,
      );
      await shared.button('Run').click();
      await expect(shared.problem).toContainText(/^characterColor: expected .*colour.*"blurple"/);
    });

    test(`is not what white is, on p5.js ${p5}.x`, async ({ page }) => {
      const white = "fill('white'); stroke('hsb(0, 0%, 100%)'); background('#FFF');";
      const shared = await openShared(page, sketchWith('').replace('background(0);', white), p5);
      await shared.button('Run').click();
      await shared.is('running');
      await expect.poll(() => shared.evaluate('frameCount > 2')).toBe(true);
      await expect(shared.problem).toHaveCount(0);
    });
  }
});
