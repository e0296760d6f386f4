// Receivers of webhooks: how long jobs wait for them, and which addresses and host names may be called.
import { describe, expect, test } from '@jest/globals';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StandardSignatures } from '#modules/integration/adapters/crypto/standard-signatures.ts';
import { Places } from '#modules/integration/adapters/jobs/places.ts';
import { HttpReceivers } from '#modules/integration/adapters/net/http-receivers.ts';
import { byNameServers, lookupOf } from '#platform/net/public-addresses.ts';

describe('the webhook jobs of a process', () => {
  const silence = new Promise<void>(() => undefined);
  const opened = (rules: Partial<ConstructorParameters<typeof Places>[1]> = {}) => {
    const begun: string[] = [];
    const failed: unknown[] = [];
    const answers = new Map<string, () => Promise<void>>();
    const send = (receiver: string) => {
      begun.push(receiver);
      return answers.get(receiver)?.() ?? Promise.resolve();
    };
    const places = new Places(send, { heldFor: 20, besideAtMost: 3, ...rules }, (error) => failed.push(error));
    return { places, begun, failed, answers };
  };

  test('do not wait for up to three silent receivers, but wait for a fourth', async () => {
    const { places, begun, answers } = opened();
    for (const dead of ['a', 'b', 'c', 'd']) answers.set(dead, () => silence);
    await Promise.all(['a', 'b', 'c'].map((dead) => places.take(dead)));
    await places.take('well');
    expect(begun).toEqual(['a', 'b', 'c', 'well']);
    const fourth = places.take('d').then(() => 'over');
    await expect(Promise.race([fourth, sleep(60, 'kept')])).resolves.toBe('kept');
  });

  test('call a receiver one at a time, and call it again if another job came for it meanwhile', async () => {
    const { places, begun, answers } = opened();
    const first = Promise.withResolvers<void>();
    answers.set('a', () => first.promise);
    const taken = places.take('a');
    await places.take('a');
    expect(begun).toEqual(['a']);
    first.resolve();
    await taken;
    expect(begun).toEqual(['a', 'a']);
    await places.take('a');
    expect(begun).toHaveLength(3);
  });

  test('end with the error of a call or, after the job has ended, log it, and can call the receiver again', async () => {
    const { places, begun, failed, answers } = opened();
    answers.set('a', () => Promise.reject(new Error('at once')));
    await expect(places.take('a')).rejects.toThrow('at once');
    answers.set('a', async () => {
      await sleep(40);
      throw new Error('later');
    });
    await places.take('a');
    await sleep(60);
    expect(failed).toEqual([new Error('later')]);
    await places.take('a');
    expect(begun).toHaveLength(3);
  });
});

test.each([
  ['https://receiver.example/hooks?of=orders', true, true],
  ['http://receiver.example/hooks', false, true],
  ['ftp://receiver.example/hooks', false, false],
  ['https://ada:secret@receiver.example/', false, false],
  ['https://receiver.example/#part', false, false],
  ['no address', false, false],
  ['https://8.8.8.8/', true, true],
  ['http://127.0.0.1:8080/', false, true],
  ['https://127.0.0.1/', false, true],
  ['https://[::1]/', false, true],
  ['https://[::ffff:127.0.0.1]/', false, true],
  ['https://2130706433/', false, true],
  ['https://10.0.0.1/', false, false],
  ['https://169.254.169.254/latest/meta-data', false, false],
  ['https://100.64.0.1/', false, false],
  ['https://[::ffff:10.0.0.1]/', false, false],
  ['https://[64:ff9b::a00:1]/', false, false],
  ['https://[::ffff:0:a00:1]/', false, false],
  ['https://[fd00::1]/', false, false],
  ['https://[fe80::1]/', false, false],
  ['https://0.0.0.0/', false, false],
  ['https://224.0.0.1/', false, false],
])('whether the address %s may be called in production: %s, elsewhere: %s', (url, inProduction, elsewhere) => {
  expect(new HttpReceivers({ local: false, hosts: [] }).mayBeCalled(url)).toBe(inProduction);
  expect(new HttpReceivers({ local: true, hosts: [] }).mayBeCalled(url)).toBe(elsewhere);
});

test('a host that the configuration names may be inside the network, but is called only over https', () => {
  const receivers = new HttpReceivers({ local: false, hosts: ['10.0.0.7'] });
  expect(receivers.mayBeCalled('https://10.0.0.7/hooks')).toBe(true);
  expect(receivers.mayBeCalled('http://10.0.0.7/hooks')).toBe(false);
  expect(receivers.mayBeCalled('https://10.0.0.8/hooks')).toBe(false);
});

test('a host name with an address inside the network is not called', async () => {
  const headers = new StandardSignatures().headersOf(
    { id: 'msg', at: new Date('2026-11-22T12:00:00.000Z'), body: '{}' },
    [],
  );
  const sent = await new HttpReceivers({ local: false, hosts: [] }).send('https://localhost/hooks', '{}', headers);
  expect(sent).toMatchObject({ status: null, fault: 'address' });
});

test.each([
  [
    'changes the protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    101,
    null,
    '',
  ],
  ['answers only 100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n', null, 'timeout', null],
  ['never answers', '', null, 'timeout', null],
  ['sends only a part of its body', 'HTTP/1.1 500 X\r\nContent-Length: 9\r\n\r\nöyle', 500, null, 'öyle'],
])('a call ends within its time limit if the receiver %s', async (_, said, status, fault, answer) => {
  const receiver = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(said));
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const { port } = receiver.address() as AddressInfo;
  const signed = new StandardSignatures().headersOf({ id: 'msg', at: new Date(), body: '{}' }, []);
  const receivers = new HttpReceivers({ local: true, hosts: [] }, 300);
  const sent = receivers.send(`http://127.0.0.1:${port}/`, '{}', signed);
  await expect(Promise.race([sent, sleep(3_000, 'under way')])).resolves.toMatchObject({ status, fault, answer });
  receiver.close();
});

describe('the lookup of a host name', () => {
  /** A name server that answers every question with this address, or no question, or no question about IPv6. */
  const nameServer = async (address: string | undefined, saysNothingOfIPv6 = false) => {
    const asked: string[] = [];
    const socket = createSocket('udp4').on('message', (question, from) => {
      const end = question.indexOf(0, 12);
      asked.push(
        question
          .subarray(13, end)
          .toString('latin1')
          .replaceAll(/[^a-z]/g, '.'),
      );
      if (address === undefined) return;
      const isOfIPv4 = question.readUInt16BE(end + 1) === 1;
      if (saysNothingOfIPv6 && !isOfIPv4) return;
      const header = Buffer.from(question.subarray(0, 12));
      header.writeUInt16BE(0x8180, 2);
      header.writeUInt16BE(isOfIPv4 ? 1 : 0, 6);
      header.writeUInt16BE(0, 10);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
      const answer = [header, question.subarray(12, end + 5), ...(isOfIPv4 ? [record] : [])];
      socket.send(Buffer.concat(answer), from.port, from.address);
    });
    socket.bind(0, '127.0.0.1').unref();
    await once(socket, 'listening');
    return { at: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
  };

  test('without an answer delays no other lookup, because it takes no thread of the system’s resolver', async () => {
    const silent = await nameServer(undefined);
    const lookUp = byNameServers({ servers: [silent.at], timeout: 200, tries: 1 });
    const waiting = Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => lookUp(`n${'abcdefghij'[n % 10]}.example`)),
    );
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
    await expect(Promise.race([lookup('localhost'), waiting])).resolves.toHaveProperty('address');
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
    silent.close();
  }, 20_000);

  test('without an answer ends within the time limit, whatever the number of name servers', async () => {
    const silent = await Promise.all([nameServer(undefined), nameServer(undefined), nameServer(undefined)]);
    const lookUp = byNameServers({ servers: silent.map(({ at }) => at), timeout: 300, inAll: 700 });
    const begun = performance.now();
    await expect(lookUp('receiver.example')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(1_400);
    expect(silent.filter(({ asked }) => asked.length > 0).length).toBeGreaterThan(1);
    for (const { close } of silent) close();
  });

  test('without an IPv6 answer in time returns the IPv4 addresses', async () => {
    const server = await nameServer('8.8.8.8', true);
    const lookUp = byNameServers({ servers: [server.at], inAll: 500 });
    await expect(lookUp('receiver.example')).resolves.toEqual([{ address: '8.8.8.8', family: 4 }]);
    server.close();
  });

  test.each([
    ['10.0.0.7', 'ENOTPUBLIC'],
    ['8.8.8.8', undefined],
  ])('that finds %s ends with the error code %s (undefined: no error)', async (address, code) => {
    const server = await nameServer(address);
    const lookUp = lookupOf((found) => found === '8.8.8.8', byNameServers({ servers: [server.at] }));
    const found = await new Promise<{ code: string | undefined; said: unknown }>((resolve) => {
      lookUp('receiver.example', { all: true }, (error, said) => resolve({ code: error?.code, said }));
    });
    expect(found).toEqual({ code, said: code === undefined ? [{ address, family: 4 }] : '' });
    expect(server.asked).toContain('receiver.example');
    server.close();
  });
});
