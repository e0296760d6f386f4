import type { News, OfKind, Projections } from '#kernel/news.ts';
import type { Audience } from '#kernel/ports.ts';

type Kind = { readonly kind: string };

/** Examples for each kind of event, without the kind. Each example has the lines that its projections must make. */
export type Told<E extends Kind> = {
  readonly [K in E['kind']]: readonly (readonly [example: Omit<OfKind<E, K>, 'kind'>, ...lines: string[]])[];
};

/** The examples as rows of `test.each`: the kind, the news that the projections make, and the expected lines. */
export const toldCases = <E extends Kind>(
  projections: Projections<E>,
  told: Told<E>,
): (readonly [kind: E['kind'], news: News, lines: readonly string[]])[] =>
  (Object.keys(told) as E['kind'][]).flatMap((kind) =>
    told[kind].map(([example, ...lines]) => {
      const newsOf = projections[kind] as (event: object) => News;
      return [kind, newsOf({ ...example, kind }), lines] as const;
    }),
  );

/** News in readable lines, by channel. */
export const linesOf = ({ live = [], notices = [], hooks = [] }: News): string[] => [
  ...live.map(({ type, to, data }) => `live ${type} to ${to.map(addressOf).join(', ')} ${JSON.stringify(data)}`),
  ...notices.map(({ kind, userId, ...about }) => `notice ${kind} to ${userId} ${JSON.stringify(about)}`),
  ...hooks.map(({ type, about, data }) => `webhook ${type} about ${about} ${JSON.stringify(data)}`),
];

const addressOf = (audience: Audience): string =>
  'user' in audience ? `user:${audience.user}` : `scope:${audience.scope}`;
