import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import sirv from 'sirv';
import * as build from './build/server/index.js';

const files = sirv('build/client');
const render = createRequestListener({ build });
const server = createServer((request, response) => {
  files(request, response, () => render(request, response));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
