/** The examples that the home page shows as a strip of pictures. */
import breakout from '@generated/examples/default/card-breakout.json';
import compassNeedles from '@generated/examples/default/card-compass-needles.json';
import eye from '@generated/examples/default/card-eye.json';
import graphicsSource from '@generated/examples/default/card-graphics-source.json';
import jsonSprite from '@generated/examples/default/card-json-sprite.json';
import liveCoding from '@generated/examples/default/card-live-coding.json';
import ringedPlanet from '@generated/examples/default/card-ringed-planet.json';

export const pieces = [
  eye,
  compassNeedles,
  graphicsSource,
  liveCoding,
  ringedPlanet,
  jsonSprite,
  breakout,
];
