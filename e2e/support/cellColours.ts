import type { Locator, Page } from '@playwright/test';

/** Pixels per cell: a size at which each pixel of a bitmap character covers whole screen pixels. */
const cellSize = 16;

/**
 * Reads the colours that a picture of characters shows in each of its cells, `#rrggbb`, row by row.
 * The picture is drawn at a size at which nothing is antialiased.
 */
export async function readCellColours(page: Page, picture: Locator): Promise<string[][][]> {
  const { columns, rows } = await picture.evaluate((element) => {
    const style = getComputedStyle(element);
    const read = (name: string) => Number(style.getPropertyValue(name));
    return { columns: read('--columns'), rows: read('--rows') };
  });
  await page.setViewportSize({ width: columns * cellSize + 400, height: rows * cellSize + 600 });
  // Measures a copy, aligned to whole pixels and above everything else: moving the original would
  // interfere with React.
  const name = 'measured-picture';
  await picture.evaluate(
    (element, [id, size, width]) => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof HTMLElement)) throw new Error('The picture is no HTML element.');
      copy.id = id;
      copy.style.setProperty('--frame-cell', `${size}px`);
      Object.assign(copy.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '9999',
        width: `${width * size}px`,
      });
      document.body.append(copy);
    },
    [name, cellSize, columns] as const,
  );
  const copy = page.locator(`#${name}`);
  for (const image of await copy.locator('img').all()) {
    await image.evaluate(async (one) => {
      if (one instanceof HTMLImageElement) await one.decode();
    });
  }
  const shot = await copy.screenshot();
  return page.evaluate(
    async ([base64, width, height, size]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: width * size, height: height * size });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to read the picture with.');
      context.drawImage(image, 0, 0);
      return Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_unused, x) => {
          const { data } = context.getImageData(x * size, y * size, size, size);
          const colours = new Set<string>();
          for (let at = 0; at < data.length; at += 4) {
            const channels = [...data.slice(at, at + 3)];
            colours.add(
              `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
            );
          }
          return [...colours];
        }),
      );
    },
    [shot.toString('base64'), columns, rows, cellSize] as const,
  );
}
