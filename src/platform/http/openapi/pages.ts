import { statusOf, type ProblemCode } from '#contract/problem.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type Operation, type Schema, typeOf } from './client-types.ts';
import type { OpenApiDocument } from './document.ts';
import { exampleOf } from './examples.ts';
import { guide } from './guide.ts';
import { Html, html, prose } from './html.ts';
import { codesOf } from '../declared.ts';
import { meanings } from './refusals.en.ts';
import { type Subject, subjectOf, subjects } from './subjects.ts';

/** Path of the pages; the page with the empty name is the first one. */
export const docsRoot = '/api/docs';

interface Call {
  readonly key: string;
  readonly row: Route;
  readonly path: string;
  readonly subject: Subject;
  readonly operation: Operation & { readonly description: string };
}

type Schemas = Readonly<Record<string, Schema>>;

const slugOf = (subject: string): string => subject.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const pageOf = (subject: string): string => `${docsRoot}/${slugOf(subject)}`;
const words = Object.entries(subjects) as [Subject, string][];

type Sent = Pick<Call['operation'], 'summary' | 'description' | 'requestBody'>;

/** The documents as HTML pages without script: the first page, one per subject, webhooks, and all schemas. */
export function docsPages(document: OpenApiDocument): ReadonlyMap<string, string> {
  const { paths, components, webhooks } = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, Record<string, Call['operation']>>;
    components: { schemas: Record<string, Schema> };
    webhooks: Record<string, Readonly<Record<'post', Sent>>>;
  };
  const calls = Object.entries<Route>(routes).flatMap(([key, row]): Call[] => {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return operation ? [{ key, row, path, subject: subjectOf(path), operation }] : [];
  });
  return new Map([
    ['', page('Basamak API', '', firstPage(calls))],
    ...words.map(([subject, about]): [string, string] => {
      const own = calls.filter((call) => call.subject === subject);
      return [slugOf(subject), page(subject, pageOf(subject), subjectPage(subject, about, own, components.schemas))];
    }),
    ['webhooks', page('Webhooks', `${docsRoot}/webhooks`, webhooksPage(webhooks))],
    ['schemas', page('Schemas', `${docsRoot}/schemas`, schemasPage(components.schemas))],
  ]);
}

const page = (title: string, path: string, content: Html): string => {
  const link = (to: string, text: string) =>
    html`<li><a href="${to}" ${new Html((path || docsRoot) === to ? ' aria-current="page"' : '')}>${text}</a></li>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Basamak API' ? title : `${title} · Basamak API`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${docsRoot}/pages.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header><strong>Basamak API</strong><a href="/api/openapi.json">OpenAPI 3.1 document</a></header>
        <div class="page">
          <nav aria-label="Pages">
            <ul>
              ${[
                link(docsRoot, 'How it works'),
                ...words.map(([subject]) => link(pageOf(subject), subject)),
                link(`${docsRoot}/webhooks`, 'Webhooks'),
                link(`${docsRoot}/schemas`, 'Schemas'),
              ]}
            </ul>
          </nav>
          <main id="content" tabindex="-1">${content}</main>
        </div>
      </body>
    </html> `.text;
};

const nameOf = ({ key, path }: Call): Html =>
  html`<code><span class="method">${key.slice(0, key.indexOf(' '))}</span> ${path.replace(/:(\w+)/g, '{$1}')}</code>`;

const listOf = (calls: readonly Call[]): Html =>
  html`<ul class="calls">
    ${calls.map(
      (call) =>
        html`<li>
          <a href="${pageOf(call.subject)}#${call.operation.operationId}">${nameOf(call)}</a>
          <span class="said">${call.row.summary}</span>
        </li>`,
    )}
  </ul>`;

const firstPage = (calls: readonly Call[]): Html =>
  html`<h1>Basamak API</h1>
    ${guide.map(
      ({ title, text }) =>
        html`<h2>${title}</h2>
          ${prose(text)}`,
    )}
    <h2>All calls</h2>
    ${words.map(
      ([subject]) =>
        html`<h3>${subject}</h3>
          ${listOf(calls.filter((call) => call.subject === subject))}`,
    )}`;

const subjectPage = (subject: string, about: string, calls: readonly Call[], schemas: Schemas): Html =>
  html`<h1>${subject}</h1>
    ${prose(about)}${listOf(calls)}${calls.map((call) => callSection(call, schemas))}`;

const callSection = (call: Call, schemas: Schemas): Html => {
  const { key, row, operation } = call;
  const { parameters = [], requestBody } = operation;
  const example = exampleOf(key);
  const body = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(operation.responses[String(row.status)]?.content ?? {});
  return html`<section aria-labelledby="${operation.operationId}">
    <h2 id="${operation.operationId}">${nameOf(call)}</h2>
    ${prose(row.summary)}
    <p class="said">${new Html(prose(operation.description).text.slice(3, -4))}</p>
    ${
      parameters.length === 0
        ? ''
        : html`<h3>Parameters</h3>
            <dl>
              ${parameters.map(
                ({ in: place, name, required, schema }) =>
                  html`<dt><code>${name}</code> in the ${place}${required ? '' : ', optional'}</dt>
                    <dd>${linked(typeOf(schema, 0))}${schema.description ? ` · ${schema.description}` : ''}</dd>`,
              )}
            </dl>`
    }
    ${body.map(([type, { schema }]) => shape(`Body, ${type}`, (schema.$ref && schemas[schema.$ref.split('/').at(-1) ?? '']) || schema))}
    ${example?.body === undefined ? '' : shown('Example of a body', example.body)}
    ${
      answers.length === 0
        ? html`<h3>Answer ${row.status}</h3>
            <p>No body.</p>`
        : ''
    }
    ${answers.map(([type, { schema }]) => shape(`Answer ${row.status}, ${type}`, schema))}
    ${example?.answer === undefined ? '' : shown('Example of an answer', example.answer)}
    <details>
      <summary>Possible refusals</summary>
      ${refusals([...codesOf(key, row)])}
    </details>
  </section>`;
};

const refusals = (codes: readonly ProblemCode[]): Html =>
  html`<dl>
    ${codes
      .toSorted((a, b) => statusOf[a] - statusOf[b])
      .map(
        (code) =>
          html`<dt>${statusOf[code]} <code>${code}</code></dt>
            <dd>${plain(meanings[code])}</dd>`,
      )}
  </dl>`;

const plain = (text: string): Html => new Html(prose(text).text.slice(3, -4));

const shape = (title: string, schema: Schema): Html =>
  html`<h3>${title}</h3>
    <pre><code>${linked(typeOf(schema, 0))}</code></pre>`;

const shown = (title: string, value: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre><code>${JSON.stringify(value, null, 2)}</code></pre>
  </details>`;

const webhooksPage = (webhooks: Readonly<Record<string, Readonly<Record<'post', Sent>>>>): Html =>
  html`<h1>Webhooks</h1>
    <p>
      The events that a webhook&rsquo;s receiver gets. Deliveries are signed, numbered and repeated as described in
      <a href="https://www.standardwebhooks.com">Standard Webhooks</a>.
    </p>
    ${Object.entries(webhooks).map(
      ([event, { post }]) =>
        html`<section aria-labelledby="${event}">
          <h2 id="${event}"><code>${event}</code></h2>
          ${prose(post.summary)}${prose(
            post.description,
          )}${Object.entries(post.requestBody?.content ?? {}).map(([type, { schema }]) => shape(`Body, ${type}`, schema))}
        </section>`,
    )}`;

const schemasPage = (schemas: Schemas): Html =>
  html`<h1>Schemas</h1>
    <p>The bodies of requests and answers, as TypeScript types.</p>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<section aria-labelledby="${name}">
          <h2 id="${name}"><code>${name}</code></h2>
          ${
            name === 'ProblemCode'
              ? refusals(Object.keys(statusOf) as ProblemCode[])
              : html`${schema.description ? prose(schema.description) : ''}
                  <pre><code>${linked(typeOf(schema, 0))}</code></pre>`
          }
        </section>`,
    )}`;

/** A type as HTML; names of schemas are links to their descriptions. */
const linked = (type: string): Html =>
  new Html(
    html`${type}`.text.replace(
      /components\['schemas'\]\['(\w+)'\]/g,
      (_, name: string) => `<a href="${docsRoot}/schemas#${name}">${name}</a>`,
    ),
  );
