import { P5AsciifyError } from '../errors/P5AsciifyError';
import type { GL } from '../p5-compat/sketch';

/** Vertex array objects, which WebGL 2 has built in and WebGL 1 as an extension. */
export interface VertexArrays {
  create(): unknown;
  bind(array: unknown): void;
  current(): unknown;
  delete(array: unknown): void;
}

export function vertexArraysOf(gl: GL): VertexArrays {
  if (gl instanceof WebGL2RenderingContext) {
    return {
      create: () => gl.createVertexArray(),
      bind: (array) => gl.bindVertexArray(isVertexArray(array) ? array : null),
      current: (): unknown => gl.getParameter(gl.VERTEX_ARRAY_BINDING),
      delete: (array) => gl.deleteVertexArray(isVertexArray(array) ? array : null),
    };
  }
  const extension = gl.getExtension('OES_vertex_array_object');
  if (!extension) {
    throw new P5AsciifyError('This WebGL 1 context lacks OES_vertex_array_object.');
  }
  return {
    create: () => extension.createVertexArrayOES(),
    bind: (array) => extension.bindVertexArrayOES(toExtensionArray(array)),
    current: (): unknown => gl.getParameter(extension.VERTEX_ARRAY_BINDING_OES),
    delete: (array) => extension.deleteVertexArrayOES(toExtensionArray(array)),
  };
}

function isVertexArray(array: unknown): array is WebGLVertexArrayObject {
  return array instanceof WebGLVertexArrayObject;
}

/** Narrows by truthiness alone: no global class exists to test against with `instanceof`. */
function toExtensionArray(array: unknown): WebGLVertexArrayObjectOES | null {
  return array ? array : null;
}
