import type p5 from 'p5';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import type { P5AsciifyRendererManager } from '../../renderers/P5AsciifyRendererManager';
import { readCells } from '../cells';
import { download } from '../download';
import { defaultFileName } from '../file-name';
import { toJSONExport } from './format';
import type { JSONExportOptions } from './options';

/** Writes what an asciifier shows as JSON. @ignore */
export class P5AsciifyJSONExporter {
  constructor(readonly p: p5) {}

  generateJSON(
    rendererManager: P5AsciifyRendererManager,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: JSONExportOptions = {},
  ): string {
    const cells = readCells(rendererManager, grid, fontManager.characters);
    const indent = (options.prettyPrint ?? true) ? 2 : undefined;
    return JSON.stringify(toJSONExport(cells, grid, new Date(), options), null, indent);
  }

  saveJSON(
    rendererManager: P5AsciifyRendererManager,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: JSONExportOptions = {},
  ): void {
    const json = this.generateJSON(rendererManager, grid, fontManager, options);
    const fileName = options.filename || defaultFileName(new Date());
    download(json, 'application/json', `${fileName}.json`);
  }
}
