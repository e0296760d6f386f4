import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { listen, portError, sendHtml, sendJson, type RunningService } from './http.ts';
import type { CaughtMail } from './mail/caught-mail.ts';
import { listPage, MAIL_POLICY, mailHtml, mailPage, PAGE_POLICY } from './mail/pages.ts';

interface MailCatcherOptions {
  readonly smtpPort: number;
  readonly httpPort: number;
}

export interface MailCatcher extends RunningService {
  readonly smtpPort: number;
}

const KEPT = 500;

/** An SMTP server that delivers nothing: it keeps the latest mails in memory and shows them on a page and as JSON. */
export async function startMailCatcher({ smtpPort, httpPort }: MailCatcherOptions): Promise<MailCatcher> {
  const mails: CaughtMail[] = []; // newest first
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      keep(stream, session).then(() => done(), done);
    },
  });
  const keep = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw: Buffer[] = await stream.toArray();
    mails.unshift(await parse(Buffer.concat(raw), envelope.rcptTo));
    mails.length = Math.min(mails.length, KEPT);
  };
  await new Promise<void>((listening, failed) => {
    smtp.once('error', (error: NodeJS.ErrnoException) => failed(portError('Posta yakalayıcı (SMTP)', smtpPort, error)));
    smtp.listen(smtpPort, '127.0.0.1', listening);
  });
  smtp.on('error', () => {}); // a client that disconnects in the middle must not end the process
  const page = await listen('Posta yakalayıcı', httpPort, (request, response, path) =>
    show(mails, request, response, path),
  );
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    url: page.url,
    stop: async () => {
      await page.stop();
      await new Promise<void>((closed) => {
        smtp.close(closed);
      });
    },
  };
}

async function parse(raw: Buffer, recipients: SMTPServerAddress[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    from: addressText(mail.from),
    to: recipients.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    unsubscribe: ['list-unsubscribe', 'list-unsubscribe-post'].flatMap((name) =>
      mail.headers.filter(({ key }) => key === name).map(({ value }) => value),
    ),
    receivedAt: new Date().toISOString(),
  };
}

function addressText(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

function show(mails: CaughtMail[], request: IncomingMessage, response: ServerResponse, pathname: string): void {
  if (pathname === '/messages') {
    if (request.method === 'DELETE') mails.length = 0;
    return sendJson(response, mails);
  }
  if (pathname === '/') {
    return sendHtml(response, listPage(mails), { headers: { 'content-security-policy': PAGE_POLICY } });
  }
  const [, id, part] = /^\/mails\/([0-9a-f-]{36})(\/html)?$/.exec(pathname) ?? [];
  const mail = mails.find((candidate) => candidate.id === id);
  if (!mail) return sendHtml(response, '<p>Posta yok.</p>', { status: 404 });
  return part
    ? sendHtml(response, mailHtml(mail.html), { headers: { 'content-security-policy': MAIL_POLICY } })
    : sendHtml(response, mailPage(mail), { headers: { 'content-security-policy': PAGE_POLICY } });
}
