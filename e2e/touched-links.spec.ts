import { deepCode } from '../testing/deepCode';
import { linkTo } from '../testing/shareLink';
import { LiveExample, sketchWith } from './support/live';
import { expect, test } from './support/test';

const code = sketchWith('// from the link');
const hash = linkTo({ code, p5: '1', title: 'Shared' });

for (const [what, address] of [
  ['a bracket and a full stop', `/playground${hash}).`],
  ['a space and words', `/playground${hash}%20look%20at%20it`],
  ['a zero-width space', `/playground${hash}\u200b`],
  ['a counter of visits', `/playground${hash}?fbclid=x&utm_source=y`],
  ['a line break within', `/playground${hash.slice(0, 40)}%0A${hash.slice(40)}`],
  ['%23 for #', `/playground${hash.replace('#', '%23')}`],
  ['%23 for # and a bracket', `/playground${hash.replace('#', '%23')})`],
] as const) {
  test(`a link with ${what} opens its sketch`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('comes from the link')).toBeVisible();
    const { editor } = new LiveExample(page, page.locator('main'));
    await expect(editor).toContainText('// from the link');
  });
}

test('a link that was cut is told to be incomplete', async ({ page }) => {
  await page.goto(`/playground${hash.slice(0, 60)})`);
  await expect(page.getByRole('alert')).toContainText('The link is incomplete or damaged');
});

/** Two of each kind, and those that took the page down. */
const shapes = [
  { name: 'createCanvas( 2,000 times', code: 'createCanvas('.repeat(2000) },
  { name: 'random( 14,000 times', code: 'random('.repeat(14_000) },
  ...deepCode().filter((_, index) => index % 12 === 4),
];

for (const { name, code: source } of shapes) {
  test(`a link with ${name} leaves the page alive`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`/playground${linkTo({ code: source, p5: '2', title: 'Deep' })}`);
    await expect(page.getByText('comes from the link')).toBeVisible();
    const shared = new LiveExample(page, page.locator('main'));
    await expect(shared.editor).toContainText(source.slice(0, 8));
    await shared.button('Run').click();
    await expect(shared.preview).not.toHaveAttribute('data-status', 'idle');
    await shared.write('circle(0, 0, 10);');
    await expect(shared.editor).toHaveText('circle(0, 0, 10);');
    expect(errors).toEqual([]);
  });
}

test('the editor says why code that nobody can read has no colours', async ({ page }) => {
  await page.goto(
    `/playground${linkTo({ code: 'createCanvas('.repeat(2000), p5: '2', title: 'Deep' })}`,
  );
  await expect(page.getByText('The editor cannot read this code')).toBeVisible();
  const shared = new LiveExample(page, page.locator('main'));
  await shared.button('Run').click();
  await expect(shared.problem).toContainText(/never closed|nested too deeply/);
});
