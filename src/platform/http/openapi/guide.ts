import { apiKeyLimits } from '#contract/limits.ts';
import { pictureLimits } from '#kernel/pictures.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { streamsPerUser } from '../../live/hub.ts';
import { routes } from '#contract/routes.ts';
import { bodyLimit } from '../steps/parsing.ts';
import { exportsAtOnce } from '../exports.ts';
import { pageLimits } from '#contract/list.ts';
import { isNotKeyed } from './operation.ts';

/** A chapter of the guide; its text has paragraphs, and code in backticks. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
}

const { perMinute, expiresInDays, overlapHours } = apiKeyLimits;
const { messageAttempts, messageMinutes } = settingDefaults;
const unkeyed = Object.entries(routes)
  .filter(([key, row]) => isNotKeyed(key, row))
  .map(([key]) => `\`${key}\``)
  .join(', ');
const number = (value: number) => value.toLocaleString('en');

/** The rules for all calls, with the limits from the code. */
export const guide: readonly Chapter[] = [
  {
    title: 'Money, time and names',
    text: `Amounts are whole kuruş: \`{"amount": 123450, "currency": "TRY"}\` is 1,234.50 lira. Times are ISO 8601 in UTC, ids are UUIDs, in order of creation. What the schemas don't name is neither taken nor answered.`,
  },
  {
    title: 'Who calls',
    text: `People show a session: \`POST /users/authenticate\` answers a token of 15 minutes and a refresh token, which \`POST /users/refresh\` exchanges. Browsers may have the refresh token in a cookie, with \`X-Session-Mode: cookie\`.

Programs show an API key in its place, \`Authorization: Bearer bsk_…\`. A key acts for the staff or admin who made it, with the scopes that it was given and that this person still holds; it ends with them. It is made in the console, shown once, lives ${expiresInDays.least} to ${number(expiresInDays.most)} days or until it is ended, and is rotated with an overlap of ${overlapHours.usual} hours (at most ${overlapHours.most}) in which both secrets are good.

Each call says who may make it, and which scope it takes (\`x-scope\`). Calls with \`x-api-key: true\` take a key; the others answer it 403 \`integration.not_for_keys\`.`,
  },
  {
    title: 'Lists',
    text: `\`sort=["createdAt","DESC"]\`, \`range=[0,24]\` and \`filter={"state":"waiting"}\` are JSON texts in the query, to be percent-encoded. The answer is an array, and \`Content-Range: orders 0-24/120\` says which rows of how many, \`orders */120\` that there are none of those. Where counting would take long, \`X-Total-At-Least: true\` says that there are more. Without a range there are ${pageLimits.usual} rows, and never more than ${number(pageLimits.most)}, or 100 in people's own lists.

Rows can be filtered by \`id\`, \`state\`, \`status\`, \`role\`, \`kind\`, \`type\` and any \`…Id\` that they have, one value or a list of them; times by \`createdAt_gte\` and \`createdAt_lt\`. What a list does not know is refused with 422, never ignored.

Lists of the console are CSV, too, with \`Accept: text/csv\`: all rows that the filter finds, UTF-8 with a byte order mark, at most ${exportsAtOnce} at once for a caller. An export stands in the audit log.`,
  },
  {
    title: 'Doing a thing once',
    text: `A POST that moves money or makes something takes an \`Idempotency-Key\`: 1 to 200 visible ASCII characters, made up by the client. A repeat with the same key and body does nothing and answers the same; with another body it is 422 \`request.key_reused\`; while the first is under way it may be 409 \`request.in_progress\` with \`Retry-After\`. Keys belong to the user who calls. An answer that shows a secret, such as that of a new webhook, shows it again to a repeat.

These take no key, and sent again they are done again: ${unkeyed}.`,
  },
  {
    title: 'Seeing what one did',
    text: `Lists, pages and reports may be answered by replicas of the database, which are a little behind. Where there are some, the answer to a command says in \`Basamak-Position\` how far the log was; send the newest back with every read, and it is answered from nothing older. Live events say it in comments of the stream, \`: basamak-position 0/16B3748\`, before the event.

A read without the header gets what is so at this moment, and so does one with \`Basamak-Position: now\`: for what a program was told by a webhook, or by anybody else.`,
  },
  {
    title: 'What goes wrong',
    text: `Every refusal is a problem document (RFC 9457, \`application/problem+json\`) with a stable \`code\` out of a closed list, \`params\` that belong to the code, a Turkish sentence for people in \`detail\`, and a \`requestId\`. A body that breaks its schema is 422 \`request.invalid\` with \`errors\`, each with a JSON pointer; one that is not JSON at all is 400 \`request.malformed\`. A method that a path does not have is 405 \`request.method_not_allowed\`, with those that it has in \`Allow\`; \`OPTIONS\` answers the same field.

400: not readable. 401: no session or key. 403: role or scope. 404: unknown, or not the caller's. 405: not by this method. 409: the state forbids it. 422: against the schema or a rule. 429: too many, with \`Retry-After\`. 503: something that is needed is down, with \`Retry-After\`.`,
  },
  {
    title: 'Limits',
    text: `A key has its own limit of ${perMinute.least} to ${number(perMinute.most)} requests a minute, usually ${perMinute.usual}, counted over all processes. \`RateLimit-Policy: "key";q=${perMinute.usual};w=60\` and \`RateLimit: "key";r=119;t=60\` (draft-ietf-httpapi-ratelimit-headers) say it with every answer to a key; beyond it is 429 \`integration.too_many_requests\`. Every other 429 names its limit in \`RateLimit\` by its code, \`"request.too_many_commands";r=0;t=1\`.

Of one caller a few commands (all but GET) are under way in a process at once; the others wait for their turn, ten seconds at most, and are then told 429 \`request.too_many_commands\` with \`Retry-After\`: nothing of them was done. The same is told to a person who sends more than some hundred commands a minute (\`COMMANDS_PER_MINUTE\`).

Commands that tell somebody else something or keep a row have a limit of their own for customers and boosters, in 15 minutes and for each record; beyond it is 429 \`request.too_often\`. What is refused does not count, and a repeat by \`Idempotency-Key\` does not count again.

A body has at most ${number(bodyLimit)} bytes, a picture ${number(pictureLimits.bytes)} bytes and ${number(pictureLimits.pixels)} pixels; calls with longer bodies say so. Customers and boosters write ${messageAttempts} messages in ${messageMinutes} minutes to a conversation or ticket, unless the settings say otherwise. A caller has at most ${streamsPerUser} live streams in a process.`,
  },
  {
    title: 'Live events',
    text: `\`GET /live\` is a stream of server-sent events with the same \`Authorization\`. It begins with \`ready\`; each event has an \`id\`, and whoever comes back with \`Last-Event-ID\` gets what was missed, or \`reset\` where that is too long ago or no id of ours: then everything has to be read again. To people come \`order\` (\`{"id", "state"}\`), \`message\`, \`match\`, \`ticket\`, \`notification\` and \`wallet\`, each as far as they may read it; to staff and admins what their scopes let them read; \`console\` tells them which record of a list has changed.`,
  },
];

/** The guide as the Markdown of the document's description. */
export const guideAsMarkdown = (): string => guide.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
