import type p5 from 'p5';
import { expectArgument } from '../../errors/expect';
import { errorHandler } from '../../errors/P5AsciifyErrorHandler';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import { Gpu } from '../../gpu/Gpu';
import { uploadBytes } from '../../gpu/upload';
import { parseColor, premultiplied, rgbaOf } from '../../p5-compat/color';
import { createFramebuffer, textureOf } from '../../p5-compat/framebuffer';
import { codeFramebufferSettings } from '../../pipeline/framebuffer-settings';
import type { Bytes } from '../cells';
import { encodeCells } from './encode';
import { parseJSONExport } from './parse';

/** What {@link P5Asciifier.loadJSON} returns: one framebuffer for each aspect of the cells. @inline */
export interface LoadedFramebuffers {
  /** Which character each cell shows. */
  characterFramebuffer: p5.Framebuffer | null;
  /** Colour of the characters. */
  primaryColorFramebuffer: p5.Framebuffer | null;
  /** Colour behind the characters. */
  secondaryColorFramebuffer: p5.Framebuffer | null;
  /** Inverted and mirrored cells. */
  transformFramebuffer: p5.Framebuffer | null;
  /** By how much the characters are turned. */
  rotationFramebuffer: p5.Framebuffer | null;
}

export function loadJSON(
  p: p5,
  fontManager: P5AsciifyFontManager,
  json: unknown,
): LoadedFramebuffers {
  const result = parseJSONExport(json);
  if (!result.ok) {
    errorHandler.validate(false, result.message, { providedValue: json, method: 'loadJSON' });
    return {
      characterFramebuffer: null,
      primaryColorFramebuffer: null,
      secondaryColorFramebuffer: null,
      transformFramebuffer: null,
      rotationFramebuffer: null,
    };
  }
  const { cols, rows } = result.value;
  const encoded = encodeCells(result.value, {
    glyph: cached((character) => bytesOf(fontManager.glyphColor(character))),
    color: cached((text) => {
      const color = parseColor(p, text);
      expectArgument(color !== undefined, 'loadJSON', 'colours in its cells', text);
      return color ? bytesOf(color) : undefined;
    }),
  });
  const framebufferWith = (bytes: Uint8Array): p5.Framebuffer => {
    const settings = codeFramebufferSettings(p);
    const size = { density: 1, width: cols, height: rows };
    const framebuffer = createFramebuffer(p, { ...settings, ...size });
    uploadBytes(Gpu.of(p).gl, textureOf(framebuffer), cols, rows, bytes);
    return framebuffer;
  };
  return {
    characterFramebuffer: framebufferWith(encoded.character),
    primaryColorFramebuffer: framebufferWith(encoded.primaryColor),
    secondaryColorFramebuffer: framebufferWith(encoded.secondaryColor),
    transformFramebuffer: framebufferWith(encoded.transform),
    rotationFramebuffer: framebufferWith(encoded.rotation),
  };
}

function bytesOf(color: p5.Color): Bytes {
  const [red, green, blue, alpha] = premultiplied(rgbaOf(color));
  const byte = (channel: number) => Math.round(channel * 255);
  return [byte(red), byte(green), byte(blue), byte(alpha)];
}

/** Caches results: a grid has thousands of cells, but few different characters and colours. */
function cached<T>(compute: (text: string) => T): (text: string) => T | undefined {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const computed = compute(text);
    known.set(text, computed);
    return computed;
  };
}
