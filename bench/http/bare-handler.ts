// The baseline: node:http and the driver, running the given statements for every request and writing their rows as JSON.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type QueryArrayConfig } from 'pg';

const [databaseUrl = '', max = '10', statements = '[]'] = process.argv.slice(2);
// Written by our own bench a moment ago.
const queries = JSON.parse(statements) as QueryArrayConfig[];
const pool = new Pool({ connectionString: databaseUrl, max: Number(max) });

async function answer(response: http.ServerResponse): Promise<void> {
  const results: unknown[] = [];
  for (const query of queries) results.push((await pool.query(query)).rows);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(results));
}

const server = http.createServer((_request, response) => {
  answer(response).catch((error: unknown) => {
    response.writeHead(500).end();
    throw error;
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
