import type p5 from 'p5';
import { findP5Class, p5ClassOf } from './p5-class';
import { isFunction, isObject, read } from './read';
import { compareVersions } from './version';

/** The first release of p5 whose own shaders use high precision. */
const FIXED_IN = '1.11.3';

/** p5's getters of its built-in shaders, and the properties in which they cache the shaders. */
const SHADER_CACHES: Readonly<Record<string, string>> = {
  _getImmediateModeShader: '_defaultImmediateModeShader',
  _getNormalShader: '_defaultNormalShader',
  _getColorShader: '_defaultColorShader',
  _getPointShader: '_defaultPointShader',
  _getLineShader: '_defaultLineShader',
  _getFontShader: '_defaultFontShader',
};

/**
 * Android's GPUs take `mediump` at its word, which breaks p5's own shaders before 1.11.3. Each is
 * rewritten to `highp` when p5 first makes it.
 */
export function patchShaderPrecision(p: p5, version: string): void {
  if (compareVersions(version, FIXED_IN) >= 0) return;
  const rendererClass = read(p5ClassOf(p), 'RendererGL') ?? read(findP5Class(), 'RendererGL');
  const prototype = read(rendererClass, 'prototype');
  if (!isObject(prototype)) {
    console.warn('[p5.asciify] RendererGL not found: the shader precision patch is skipped.');
    return;
  }
  for (const [getter, cache] of Object.entries(SHADER_CACHES)) wrap(prototype, getter, cache);
}

const patched = new WeakSet<object>();

function wrap(prototype: Record<PropertyKey, unknown>, getter: string, cache: string): void {
  const original = prototype[getter];
  if (!isFunction(original) || patched.has(original)) return;
  function withHighPrecision(this: Record<string, unknown>): unknown {
    const isNew = !this[cache];
    const shader = isFunction(original) ? original.call(this) : undefined;
    if (isNew && isObject(shader)) {
      for (const source of ['_vertSrc', '_fragSrc']) {
        const text = shader[source];
        if (typeof text === 'string') shader[source] = text.replace(/mediump/g, 'highp');
      }
    }
    return shader;
  }
  patched.add(withHighPrecision);
  prototype[getter] = withHighPrecision;
}
