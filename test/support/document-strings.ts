import { openApiDocument } from '#platform/http/openapi/document.ts';

/** The parts of a JSON schema that are read here. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly contentSchema?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** A place in a request that holds a string. */
export interface StringPlace {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** Keys from the root of the body; for a parameter its name, then the keys in its JSON. */
  readonly path: readonly string[];
  readonly format: string | undefined;
}

/** Every string that the OpenAPI document allows in a request of this route. */
export const stringsOf = (route: string): readonly StringPlace[] => {
  const [method = '', path = ''] = route.split(' ');
  const item = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Readonly<Record<string, Operation>> | undefined;
  const { parameters = [], requestBody } = item?.[method.toLowerCase()] ?? {};
  const bodies = Object.entries(requestBody?.content ?? {}).filter(([type]) => !type.startsWith('image/'));
  const places = [
    ...parameters.flatMap((parameter) => within(parameter.schema, parameter.in as 'query', [parameter.name])),
    ...bodies.flatMap(([, { schema }]) => within(schema, 'body', [])),
  ];
  return [...new Map(places.map((place) => [[place.in, ...place.path].join('/'), place])).values()];
};

const document = openApiDocument();

const within = (given: Schema, where: StringPlace['in'], path: readonly string[]): readonly StringPlace[] => {
  const schema = resolved(given);
  const own =
    [schema.type].flat().includes('string') || (schema.enum ?? [schema.const]).some((one) => typeof one === 'string')
      ? [{ in: where, path, format: schema.format }]
      : [];
  const parts = Object.entries(schema.properties ?? {});
  const items = [...(schema.prefixItems ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...own,
    ...parts.flatMap(([name, part]) => within(part, where, [...path, name])),
    ...items.flatMap((item, index) => within(item, where, [...path, String(index)])),
    ...[schema.contentSchema ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []]
      .flat()
      .flatMap((part) => within(part, where, path)),
  ];
};

const resolved = ({ $ref, ...schema }: Schema): Schema => {
  if ($ref === undefined) return schema;
  const found = document.components?.schemas?.[$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`the document has no schema ${$ref}`);
  return resolved(found as Schema);
};

/** A copy of a JSON value with `put` at a path. Missing parts of the path are created. */
export const withAt = (value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown => {
  if (name === undefined) return put;
  if (/^\d+$/.test(name)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return Array.from({ length: Math.max(list.length, Number(name) + 1) }, (_, index) =>
      index === Number(name) ? withAt(list[index], rest, put) : list[index],
    );
  }
  const record = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...record, [name]: withAt(Reflect.get(record, name), rest, put) };
};

/** The part of a JSON value at a path. */
export const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
