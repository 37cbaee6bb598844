export { P5AsciifyAbstractFeatureRenderer2D } from './P5AsciifyAbstractFeatureRenderer2D';
export { P5AsciifyBrightnessRenderer } from '../brightness/P5AsciifyBrightnessRenderer';
export { P5AsciifyEdgeRenderer } from '../edge/P5AsciifyEdgeRenderer';
export { BRIGHTNESS_DEFAULT_OPTIONS } from '../brightness/options';
export { EDGE_DEFAULT_OPTIONS } from '../edge/options';
