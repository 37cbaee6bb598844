/** What the index of the cookbook says. */

/** What recipes are made from, by the tags of their examples. */
export const materialNames = {
  '2d': '2D drawings',
  '3d': '3D shapes',
  image: 'Images and photographs',
  shader: 'Shaders',
  sound: 'Sound',
  text: 'Words and letters',
  video: 'Camera and video',
};
