/** What a sketch tells WebGL itself: the grid is that of the picture, and the sketch finds its state as it left it. */
import { expect, test } from './harness/test';

interface State {
  /** What the sketch runs; `gl` is its context, and `gl2` too where that is one of WebGL 2. */
  set: string;
  /** An expression for the state, as text. */
  get: string;
  /** Whether it limits what p5 itself draws from then on, so that the picture is another. */
  limits?: true;
}

const STATES: Record<string, State> = {
  'a scissor test': {
    set: 'gl.enable(gl.SCISSOR_TEST); gl.scissor(0, 0, 80, 96)',
    get: '[gl.isEnabled(gl.SCISSOR_TEST), ...gl.getParameter(gl.SCISSOR_BOX)]',
    limits: true,
  },
  'a stencil test': {
    set: 'gl.enable(gl.STENCIL_TEST); gl.stencilFunc(gl.NEVER, 1, 255); gl.stencilMask(0)',
    get: '[gl.getParameter(gl.STENCIL_FUNC), gl.getParameter(gl.STENCIL_WRITEMASK)]',
    limits: true,
  },
  'a colour mask': {
    set: 'gl.colorMask(false, true, false, true)',
    get: 'gl.getParameter(gl.COLOR_WRITEMASK)',
    limits: true,
  },
  'a depth mask': { set: 'gl.depthMask(false)', get: 'gl.getParameter(gl.DEPTH_WRITEMASK)' },
  'culled faces': {
    set: 'gl.enable(gl.CULL_FACE); gl.cullFace(gl.FRONT_AND_BACK)',
    get: '[gl.isEnabled(gl.CULL_FACE), gl.getParameter(gl.CULL_FACE_MODE)]',
    limits: true,
  },
  'blending of its own': {
    set: 'gl.blendFuncSeparate(gl.ZERO, gl.DST_COLOR, gl.ONE, gl.ZERO); gl.blendEquation(gl.FUNC_SUBTRACT)',
    get: '[gl.getParameter(gl.BLEND_SRC_RGB), gl.getParameter(gl.BLEND_DST_RGB), gl.getParameter(gl.BLEND_EQUATION_RGB)]',
  },
  'a colour to clear with': {
    set: 'gl.clearColor(1, 0, 0, 1)',
    get: '[...gl.getParameter(gl.COLOR_CLEAR_VALUE)]',
  },
  'sample coverage': {
    set: 'gl.enable(gl.SAMPLE_COVERAGE); gl.sampleCoverage(0, false); gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE)',
    get: '[gl.isEnabled(gl.SAMPLE_COVERAGE), gl.isEnabled(gl.SAMPLE_ALPHA_TO_COVERAGE)]',
  },
  'settings for pixels': {
    set: `gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true); gl.pixelStorei(gl.UNPACK_ALIGNMENT, 8);
      gl.pixelStorei(gl.PACK_ALIGNMENT, 8); gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)`,
    get: '[gl.getParameter(gl.UNPACK_FLIP_Y_WEBGL), gl.getParameter(gl.UNPACK_ALIGNMENT), gl.getParameter(gl.PACK_ALIGNMENT), gl.getParameter(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL)]',
  },
  'rows of pixels of another length': {
    set: 'gl2?.pixelStorei(gl2.UNPACK_ROW_LENGTH, 3); gl2?.pixelStorei(gl2.PACK_ROW_LENGTH, 300); gl2?.pixelStorei(gl2.PACK_SKIP_ROWS, 2)',
    get: '[gl2?.getParameter(gl2.UNPACK_ROW_LENGTH), gl2?.getParameter(gl2.PACK_ROW_LENGTH), gl2?.getParameter(gl2.PACK_SKIP_ROWS)]',
  },
  'a buffer for pixels': {
    set: 'gl2?.bindBuffer(gl2.PIXEL_PACK_BUFFER, gl2.createBuffer())',
    get: 'Boolean(gl2?.getParameter(gl2.PIXEL_PACK_BUFFER_BINDING))',
  },
  samplers: {
    set: `for (let unit = 0; gl2 && unit < 8; unit += 1) {
      const sampler = gl2.createSampler();
      gl2.samplerParameteri(sampler, gl2.TEXTURE_MIN_FILTER, gl2.NEAREST_MIPMAP_NEAREST);
      gl2.bindSampler(unit, sampler);
    }
    gl.activeTexture(gl.TEXTURE0)`,
    get: '[Boolean(gl2?.getParameter(gl2.SAMPLER_BINDING)), gl.getParameter(gl.ACTIVE_TEXTURE)]',
  },
  'another framebuffer to read from': {
    set: 'gl2?.bindFramebuffer(gl2.READ_FRAMEBUFFER, gl2.createFramebuffer())',
    get: 'Boolean(gl2?.getParameter(gl2.READ_FRAMEBUFFER_BINDING))',
  },
  'textures in every unit': {
    set: `for (let unit = 0; unit < 8; unit += 1) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, (window['texture' + unit] = gl.createTexture()));
    }`,
    get: `[0, 1, 2, 3, 4, 5, 6, 7].map((unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      return gl.getParameter(gl.TEXTURE_BINDING_2D) === window['texture' + unit];
    })`,
  },
};

/** Runs a text with the context of the sketch. */
const run = `(text) => {
  const gl = drawingContext;
  const gl2 = gl instanceof WebGL2RenderingContext ? gl : undefined;
  return eval(text);
}`;

for (const [what, { set, get, limits }] of Object.entries(STATES)) {
  test(`${what} that draw() leaves on changes neither the grid nor itself`, async ({ open }) => {
    const sketch = await open({
      data: { run, set, get },
      draw(data) {
        const call = (text: string): unknown => (0, eval)(`(${data.run})(${JSON.stringify(text)})`);
        if (frameCount > 1) document.title = JSON.stringify(call(data.get));
        background(0);
        noStroke();
        fill(255);
        // With the depth of the frame before, a nearer square would hide this one.
        rect(0, -48, 80, 96);
        call(data.set);
        Object.assign(window, { left: JSON.stringify(call(data.get)) });
      },
    });
    const first = await sketch.text();
    expect(first).toEqual(Array(6).fill('     #####'));
    const canvas = await sketch.canvas();
    // In the first frame p5 makes framebuffers for the library, which binds them.
    await sketch.draw();
    await sketch.draw();
    expect(await sketch.page.title()).toBe(await sketch.evaluate<unknown>('left'));
    if (limits) return;
    expect(await sketch.text()).toEqual(first);
    expect(await sketch.canvas()).toEqual(canvas);
  });
}

test('with a scissor test the grid is cut as the picture is, and no more', async ({ open }) => {
  const sketch = await open({
    draw() {
      const gl: unknown = drawingContext;
      if (gl instanceof WebGL2RenderingContext || gl instanceof WebGLRenderingContext) {
        gl.enable(gl.SCISSOR_TEST);
        // Moves by a cell in each frame: what is left of the last frame has to be cleared everywhere.
        gl.scissor(16 * frameCount, 0, 32, 96);
      }
      background(255);
    },
  });
  await sketch.draw();
  expect(await sketch.text()).toEqual(Array(6).fill('  ##      '));
  const { data } = await sketch.canvas();
  // The first pixel lies outside of the box, and is painted in the colour behind the grid.
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
});
