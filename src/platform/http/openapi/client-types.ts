import type { OpenApiDocument } from './document.ts';

/** The part of JSON schema that zod generates. */
export interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}
interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Response {
  readonly $ref?: string;
  readonly content?: Content;
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

const head = `// Made from the OpenAPI document by \`npm run generate:client\`, in the shape that openapi-fetch reads. Not to be edited.

/** A problem of a call that may answer these codes. */
export type ProblemOf<Code extends string> = components['schemas']['Problem'] & { code: Code };
`;

/** Generates the types of the client package: every path, operation, schema and problem of the document. */
export const clientTypes = (document: OpenApiDocument): string => {
  const { paths, components } = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return [
    head,
    'export interface paths {',
    ...Object.entries(paths).map(([path, item]) => {
      const methods = Object.entries(item).map(
        ([method, { operationId }]) => `${method}: operations['${operationId}']`,
      );
      return `  ${quoted(path)}: { ${methods.join('; ')} };`;
    }),
    '}\n\nexport interface operations {',
    ...operations.map(operationType),
    '}\n\nexport interface components {\n  schemas: {',
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `${comment(schema.description, 4)}    ${name}: ${typeOf(schema, 4)};`,
    ),
    '  };\n  responses: {',
    ...Object.entries(components.responses).map(([name, response]) => `    ${name}: ${responseType(response)};`),
    '  };\n}\n',
    '/** The calls that take an `Idempotency-Key`: only these are done once however often they are sent. */',
    'export const keyed: ReadonlySet<string> = new Set([',
    ...Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        takesKey(operation) ? [`  ${quoted(`${method.toUpperCase()} ${path}`)},`] : [],
      ),
    ),
    ']);\n',
  ].join('\n');
};

const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key');

const operationType = ({ operationId, summary, parameters = [], requestBody, responses }: Operation): string => {
  const places = (['path', 'query', 'header'] as const).flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    const optional = own.every(({ required }) => !required) ? '?' : '';
    const fields = own.map(
      ({ name, required, schema }) => `${within(schema)}${nameOf(name)}${required ? '' : '?'}: ${typeOf(schema, 8)}`,
    );
    return [`${place}${optional}: { ${fields.join('; ')} }`];
  });
  const answers = Object.entries(responses).map(([status, response]) => `      ${status}: ${responseType(response)};`);
  return [
    `${comment(summary, 2)}  ${operationId}: {`,
    `    parameters: { ${places.join('; ')} };`,
    ...(requestBody ? [`    requestBody: { content: ${contentType(requestBody.content)} };`] : []),
    '    responses: {',
    ...answers,
    '    };',
    '  };',
  ].join('\n');
};

const responseType = ({ $ref, content }: Response): string =>
  $ref
    ? `components['responses']['${nameIn($ref)}']`
    : `{ headers: { [name: string]: unknown }; content${content ? '' : '?'}: ${content ? contentType(content) : 'never'} }`;

/** JSON, if the answer can be JSON. A client that asks for CSV reads it as text (`parseAs`), for which no type is needed. */
const contentType = (content: Content): string =>
  `{ ${Object.entries(content)
    .filter(([type]) => type === 'application/json' || !('application/json' in content))
    .map(([type, { schema }]) => `${quoted(type)}: ${typeOf(schema, 6)}`)
    .join('; ')} }`;

/** @param depth indentation of the line that contains the type */
export const typeOf = (schema: Schema, depth: number): string => {
  const of = (part: Schema) => typeOf(part, depth);
  if (schema.$ref) return `components['schemas']['${nameIn(schema.$ref)}']`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.allOf) return problemType(schema.allOf) ?? schema.allOf.map(of).join(' & ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return union(either.map(of));
  if (typeof schema.type === 'object') return union(schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return objectType(schema, depth);
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map(of).join(', ')}]`
        : `(${of(schema.items || {})})[]`.replace(/^\(([\w'[\]]+)\)\[\]$/, '$1[]');
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case undefined:
    default:
      return 'unknown';
  }
};

/** The type of a problem with the codes of one status. */
const problemType = ([base, own]: readonly Schema[]): string | undefined => {
  const codes = own?.properties?.['code']?.enum;
  return base?.$ref?.endsWith('/Problem') && codes ? `ProblemOf<${union(codes.map(literal))}>` : undefined;
};

const objectType = ({ properties, required = [], additionalProperties, propertyNames }: Schema, depth: number) => {
  const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties, depth + 2) : 'unknown';
  if (!properties) {
    const isClosed = propertyNames?.enum !== undefined || propertyNames?.$ref !== undefined;
    const names = isClosed && propertyNames ? typeOf(propertyNames, depth) : 'string';
    const record = `Record<${names}, ${rest}>`;
    return isClosed && required.length === 0 ? `Partial<${record}>` : record;
  }
  const pad = ' '.repeat(depth + 2);
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(saidOf(schema), depth + 2)}${pad}${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, depth + 2)};\n`,
  );
  const open =
    additionalProperties === false || additionalProperties === undefined ? '' : `${pad}[name: string]: ${rest};\n`;
  return `{\n${fields.join('')}${open}${' '.repeat(depth)}}`;
};

/** The description and bounds of a value, which a type can't express. */
const saidOf = ({ description, minLength, maxLength, minimum, maximum, maxItems }: Schema): string | undefined => {
  const bounds = [
    range(minLength || undefined, maxLength, 'characters'),
    range(bound(minimum), bound(maximum), ''),
    range(undefined, maxItems, 'of them'),
  ];
  const said = [description, ...bounds.flatMap((text) => (text ? [`${text}.`] : []))].filter(Boolean).join(' ');
  return said === '' ? undefined : said;
};
/** Bounds that equal the limits of JavaScript's numbers are not set by our contract. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  const asked = (value: number) => `${value.toLocaleString('en')} ${unit}`.trim();
  if (least === undefined) return most === undefined ? undefined : `At most ${asked(most)}`;
  return most === undefined ? `At least ${asked(least)}` : `${least.toLocaleString('en')} to ${asked(most)}`;
};

/** A comment on what an encoded text contains. */
const within = ({ contentMediaType, description }: Schema): string =>
  contentMediaType && description ? comment(description, 0).replace('\n', ' ') : '';

const comment = (text: string | undefined, depth: number): string =>
  text && !text.includes('\n') ? `${' '.repeat(depth)}/** ${text.replaceAll('*/', '* /')} */\n` : '';

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');
const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';
