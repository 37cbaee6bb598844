const { p5asciify } = require('p5.asciify');
const { default: shape } = require('p5.asciify-shape');

console.log(typeof p5asciify.asciifier, shape.id);
