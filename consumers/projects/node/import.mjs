import { p5asciify } from 'p5.asciify';
import shape from 'p5.asciify-shape';

console.log(typeof p5asciify.asciifier, shape.id);
