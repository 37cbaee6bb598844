/** Sketches for earlier versions of p5.asciify: what the player says, and the page that it links. */
import { formerNames } from 'sketch-player/formerNames';
import { openShared, phone, sketchWith } from './support/live';
import { expect, test } from './support/reading';

const page = '/docs/help/coming-from-an-older-version';

test.describe('in the player', () => {
  test.use({ viewport: phone });

  test('an error names what to write instead, and leads to the page', async ({ page: tab }) => {
    const source = sketchWith('').replace(
      'function setup() {',
      'function setup() {\n  setAsciiOptions({ common: { fontSize: 8 } });',
    );
    const shared = await openShared(tab, source);
    await shared.button('Run').press('Enter');
    await expect(shared.problem).toContainText('setAsciiOptions is not defined');
    await expect(shared.problem).toContainText('a version of p5.asciify before 0.7.0');
    await expect(shared.problem).toContainText("p5asciifier.renderer('edge').update(");
    const link = shared.problem.getByRole('link', { name: 'Coming from an older version' });
    await expect(link).toHaveAttribute('href', new RegExp(`${page}/?$`));
  });

  test('a name that only moved is corrected, and the sketch runs', async ({ page: tab }) => {
    const shared = await openShared(
      tab,
      sketchWith(
        "function setupAsciify() {\n  p5asciify.renderers().get('brightness').characters('#@');\n}",
      ),
    );
    await shared.button('Run').press('Enter');
    await expect(shared.problem).toContainText('Write p5asciifier.renderers()');
    await shared.problem
      .getByRole('button', { name: 'Change to p5asciifier.renderers' })
      .press('Enter');
    await expect(shared.editor).toContainText("p5asciifier.renderers().get('brightness')");
    await shared.is('running');
    await expect(shared.problem).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists every former name, with the version and the successor', async ({
    page: tab,
  }) => {
    await tab.goto(page);
    await expect(tab.locator('tr[data-former-name]')).toHaveCount(formerNames.length);
    const row = tab.locator('tr[data-former-name="invertMode"]');
    await expect(row.getByRole('cell')).toHaveText([
      'update({ invertMode: true })',
      '0.10.3',
      'Call the option invert.',
    ]);
  });
});
