import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import serveStatic from 'serve-static';
import * as build from './build/server/index.js';

const files = serveStatic('build/client');
const render = createRequestListener({ build });
const server = createServer((request, response) => {
  files(request, response, () => render(request, response));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
