import { apiKeyLimits } from '#contract/limits.ts';
import { mostFieldErrors } from '#contract/problem.ts';
import { pictureLimits } from '#kernel/pictures.ts';
import { settingDefaults } from '#kernel/settings.ts';
import { streamsPerUser } from '../../live/hub.ts';
import { routes } from '#contract/routes.ts';
import { bodyLimit } from '../steps/parsing.ts';
import { exportsAtOnce } from '../exports.ts';
import { pageLimits } from '#contract/list.ts';
import { isNotKeyed } from './operation.ts';

/** A chapter of the guide; its text has paragraphs, and code in backticks. */
interface Chapter {
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
    text: `Amounts are integers in kuruş: \`{"amount": 123450, "currency": "TRY"}\` is 1,234.50 lira. Times are ISO 8601 in UTC. Ids are UUIDs that sort by creation time. Fields that the schemas do not name are neither accepted nor answered.`,
  },
  {
    title: 'Authentication',
    text: `People log in. \`POST /users/authenticate\` answers an access token, which is valid for 15 minutes, and a refresh token. \`POST /users/refresh\` exchanges the refresh token for a new pair. Browsers that send \`X-Session-Mode: cookie\` get the refresh token in a cookie.

Programs send an API key instead of an access token: \`Authorization: Bearer bsk_…\`. A key acts for its owner, the staff member or admin who made it. It has those of its scopes that its owner still holds, and it stops working when its owner is no longer staff or admin. Keys are made in the console, which shows the secret once. A key is valid for ${expiresInDays.least} to ${number(expiresInDays.most)} days or until somebody ends it. After a rotation, the old and the new secret are both valid for ${overlapHours.usual} hours (at most ${overlapHours.most}).

Each call names who may make it and which scope it needs (\`x-scope\`). Calls with \`x-api-key: true\` accept a key. All other calls answer a key with 403 \`integration.not_for_keys\`.`,
  },
  {
    title: 'Lists',
    text: `\`sort=["createdAt","DESC"]\`, \`range=[0,24]\` and \`filter={"state":"waiting"}\` are JSON in the query and must be percent-encoded. The answer is an array. \`Content-Range: orders 0-24/120\` gives the returned rows and the total; \`orders */120\` means that the range is empty. If counting all rows would take long, \`X-Total-At-Least: true\` says that there are more rows than the total. Without a range, ${pageLimits.usual} rows are returned. A range has at most ${number(pageLimits.most)} rows, or 100 in the lists of a user's own records.

Rows can be filtered by their fields \`id\`, \`state\`, \`status\`, \`role\`, \`kind\` and \`type\` and by their \`…Id\` fields, each with one value or a list of values. Times are filtered by \`createdAt_gte\` and \`createdAt_lt\`. A field that a list does not know is refused with 422, never ignored.

Lists of the console are also available as CSV, with \`Accept: text/csv\`. The file contains all rows that the filter finds, in UTF-8 with a byte order mark. A caller may run at most ${exportsAtOnce} exports at once. Every export is written to the audit log.`,
  },
  {
    title: 'Idempotency',
    text: `A POST that moves money or creates something accepts an \`Idempotency-Key\`: 1 to 200 visible ASCII characters, chosen by the client. A repeat with the same key and body does nothing and gets the same answer, with \`Idempotent-Replayed: true\`. The same key with another body is refused with 422 \`request.key_reused\`. While the first request is running, a repeat may be refused with 409 \`request.in_progress\` and \`Retry-After\`. Keys belong to the user who calls. If an answer shows a secret, such as that of a new webhook, the answer to a repeat shows it again.

These calls accept no key. If they are sent again, they are executed again: ${unkeyed}.`,
  },
  {
    title: 'Reading what one wrote',
    text: `Lists, pages and reports may be answered by read replicas of the database, which are slightly behind. If there are replicas, the answer to a command has the position of the database log in \`Basamak-Position\`. Send the newest position with every read; no older replica answers it then. Live events have the position in a comment of the stream, \`: basamak-position 0/16B3748\`, before the event.

A read without the header sees the current state, and so does a read with \`Basamak-Position: now\`. Use one of these to read what a webhook or another person reported.`,
  },
  {
    title: 'Errors',
    text: `Every refusal is a problem document (RFC 9457, \`application/problem+json\`). It has a stable \`code\` from a closed list, the \`params\` of that code, a Turkish sentence for people in \`detail\`, and a \`requestId\`. A body that breaks its schema is refused with 422 \`request.invalid\`; each entry of \`errors\` has a JSON pointer, and at most ${mostFieldErrors} are listed. A body that is not JSON is refused with 400 \`request.malformed\`. A method that the path does not have is refused with 405 \`request.method_not_allowed\`; \`Allow\` lists the methods that it has. \`OPTIONS\` answers with the same field.

400: the request cannot be read. 401: there is no valid session or key. 403: the role or scope is missing. 404: the record does not exist or is not the caller's. 405: the path does not have this method. 409: the current state forbids it. 422: the request breaks its schema or a rule. 429: a limit is reached, with \`Retry-After\`. 503: a system that is needed is down, with \`Retry-After\`.`,
  },
  {
    title: 'Limits',
    text: `Each API key has its own limit of ${perMinute.least} to ${number(perMinute.most)} requests a minute, by default ${perMinute.usual}, counted over all processes. Every answer to a key states it in \`RateLimit-Policy: "key";q=${perMinute.usual};w=60\` and \`RateLimit: "key";r=119;t=60\` (draft-ietf-httpapi-ratelimit-headers). Requests beyond it are refused with 429 \`integration.too_many_requests\`. Every other 429 names its limit in \`RateLimit\` by its code: \`"request.too_many_commands";r=0;t=1\`.

Within one process, only a few commands (requests other than GET) of one caller run at the same time. Further commands wait, for at most ten seconds, and are then refused with 429 \`request.too_many_commands\` and \`Retry-After\`. A refused command has no effect. The same answer goes to a person who sends more than a few hundred commands a minute (\`COMMANDS_PER_MINUTE\`).

For customers and boosters, commands that notify somebody else or store a row also have a limit in 15 minutes for each record. Commands beyond it are refused with 429 \`request.too_often\`. Refused commands do not count, and repeats by \`Idempotency-Key\` do not count again.

A body has at most ${number(bodyLimit)} bytes. A picture has at most ${number(pictureLimits.bytes)} bytes and ${number(pictureLimits.pixels)} pixels. Calls that accept longer bodies state their limit. Customers and boosters can write ${messageAttempts} messages in ${messageMinutes} minutes to a conversation or ticket, unless the settings are changed. A caller can have at most ${streamsPerUser} live streams in a process.`,
  },
  {
    title: 'Live events',
    text: `\`GET /live\` is a stream of server-sent events with the same \`Authorization\`. It begins with \`ready\`. Each event has an \`id\`. A client that reconnects with \`Last-Event-ID\` gets the events that it missed. If that id is too old or unknown, the client gets \`reset\` and must read everything again. Customers and boosters get \`order\` (\`{"id", "state"}\`), \`message\`, \`match\`, \`ticket\`, \`notification\` and \`wallet\` for the records that they may read. Staff and admins get the events that their scopes allow; \`console\` names the record of a list that has changed.`,
  },
];

/** The guide as the Markdown of the document's description. */
export const guideAsMarkdown = (): string => guide.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
