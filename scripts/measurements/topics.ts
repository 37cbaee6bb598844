/** How the page on compatibility is arranged. */

/** The topics, as headings, each with the members of p5.js that belong to it. */
export const topics: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'The canvas and its frames':
      'setup draw noLoop loop redraw background clear resizeCanvas windowResized pixelDensity setAttributes smooth noSmooth drawingContext p5',
    'Mouse and keyboard': 'mousePressed keyPressed',
    'Cameras and projections':
      'camera createCamera setCamera orbitControl perspective ortho frustum linePerspective debugMode noDebugMode',
    Transformations:
      'translate rotateX rotateY rotateZ scale shearX shearY applyMatrix resetMatrix push pop angleMode',
    Lights:
      'lights noLights ambientLight directionalLight pointLight spotLight imageLight panorama lightFalloff specularColor',
    Materials:
      'normalMaterial ambientMaterial emissiveMaterial specularMaterial shininess metalness',
    'Solids and models':
      'box sphere ellipsoid cone cylinder torus plane model createModel buildGeometry freeGeometry',
    'Flat shapes and curves':
      'arc circle ellipse line point quad rect square triangle bezier curve spline beginShape endShape beginContour endContour vertex bezierVertex curveVertex quadraticVertex splineVertex splineProperty ellipseMode rectMode',
    'Colours and lines':
      'colorMode fill noFill stroke noStroke strokeWeight strokeCap strokeJoin blendMode erase noErase clip beginClip endClip clearDepth',
    Text: 'text textAlign textFont textLeading textSize',
    'Images and textures':
      'image imageMode tint createImage createGraphics createFramebuffer createVideo MediaElement texture textureMode textureWrap loadPixels get',
    'Shaders and filters':
      'shader resetShader createShader createFilterShader filter baseColorShader baseMaterialShader baseNormalShader baseStrokeShader buildMaterialShader strokeShader',
  }).map(([topic, members]) => [topic, members.split(' ')]),
);

export function topicOf(member: string): string | undefined {
  return [...topics].find(([, members]) => members.includes(member))?.[0];
}

/** For each sketch that is an exception, the section of the page that shows what to do instead. */
export const sectionOfCase: ReadonlyMap<string, { id: string; title: string }> = new Map(
  Object.entries({
    trails: { id: 'trails', title: 'Trails' },
    'fading-trails': { id: 'trails-that-fade', title: 'Trails that fade' },
    'setup-seen-in-later-frames': { id: 'drawings-from-setup', title: 'Drawings from setup()' },
    'drawn-by-the-mouse': { id: 'drawing-with-the-mouse', title: 'Drawing with the mouse' },
    'debug-mode': { id: 'the-grid-of-debugmode', title: 'The grid of debugMode()' },
    'attributes-set-after-the-first-frame': {
      id: 'a-late-setattributes',
      title: 'A late setAttributes()',
    },
  }),
);
