// The baseline: a minimal proxy between a learner and a provider, which passes the question on and the answer back.

import http from 'node:http';
import type { AddressInfo } from 'node:net';

const upstream = new URL(process.argv[2] ?? '');
const agent = new http.Agent({ keepAlive: true });

const server = http.createServer((request, response) => {
  const { hostname, port, pathname } = upstream;
  const options = {
    hostname,
    port,
    path: `${pathname}/chat/completions`,
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json' },
  };
  const passedOn = http.request(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(passedOn);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
