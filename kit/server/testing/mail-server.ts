// A mail server on this machine for tests: keeps what it gets, can refuse it, and can be away for a while.

import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type State = {
  readonly received: Email[];
  /** Answers like a full mailbox. */
  isRefusing: boolean;
};

function createServer(state: State): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.isRefusing ? new Error('mailbox full') : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          state.received.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  return server;
}

const listen = (server: SMTPServer, port: number) =>
  new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
const close = (server: SMTPServer) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
  });

/** Until the end of the test. */
export async function startMailServer() {
  const state: State = { received: [], isRefusing: false };
  let server = createServer(state);
  await listen(server, 0);
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => close(server));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: state.received,
    state,
    /** Nobody answers at the port from here on. */
    goAway: () => close(server),
    comeBack: async () => {
      server = createServer(state);
      await listen(server, port);
    },
  };
}
