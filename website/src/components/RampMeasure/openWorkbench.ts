import { loadServed, servedFonts } from './faces';
import { Workbench } from './Workbench';

/**
 * The tool, with the library's default font to begin with.
 *
 * @throws Error when the font cannot be loaded.
 */
export async function openWorkbench() {
  return { Workbench, first: await loadServed(servedFonts[0]) };
}
