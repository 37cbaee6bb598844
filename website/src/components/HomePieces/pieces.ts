/** Examples to look at before reading on. */
import compassNeedles from '@site/../examples/compass-needles/example.json';
import compassNeedlesFrame from '@site/../examples/compass-needles/frame.txt';
import glyphTable from '@site/../examples/glyph-table/example.json';
import glyphTableFrame from '@site/../examples/glyph-table/frame.txt';
import graphicsSource from '@site/../examples/graphics-source/example.json';
import graphicsSourceFrame from '@site/../examples/graphics-source/frame.txt';
import jsonSprite from '@site/../examples/json-sprite/example.json';
import jsonSpriteFrame from '@site/../examples/json-sprite/frame.txt';
import pluginDither from '@site/../examples/plugin-dither/example.json';
import pluginDitherFrame from '@site/../examples/plugin-dither/frame.txt';
import ringedPlanet from '@site/../examples/ringed-planet/example.json';
import ringedPlanetFrame from '@site/../examples/ringed-planet/frame.txt';
import textureOnABox from '@site/../examples/texture-on-a-box/example.json';
import textureOnABoxFrame from '@site/../examples/texture-on-a-box/frame.txt';
import threeLayers from '@site/../examples/three-layers/example.json';
import threeLayersFrame from '@site/../examples/three-layers/frame.txt';

export interface Piece {
  title: string;
  summary: string;
  frame: string;
  to: string;
}

function piece(
  slug: string,
  { title, summary }: { title: string; summary: string },
  frame: string,
): Piece {
  return { title, summary, frame, to: `/examples/${slug}` };
}

export const pieces: readonly Piece[] = [
  piece('ringed-planet', ringedPlanet, ringedPlanetFrame),
  piece('compass-needles', compassNeedles, compassNeedlesFrame),
  piece('json-sprite', jsonSprite, jsonSpriteFrame),
  piece('graphics-source', graphicsSource, graphicsSourceFrame),
  piece('texture-on-a-box', textureOnABox, textureOnABoxFrame),
  piece('glyph-table', glyphTable, glyphTableFrame),
  piece('plugin-dither', pluginDither, pluginDitherFrame),
  piece('three-layers', threeLayers, threeLayersFrame),
];
