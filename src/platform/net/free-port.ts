import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening, failed) => {
    probe.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => {
    probe.close(closed);
  });
  return port;
}

export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false)).listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
