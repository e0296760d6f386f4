import { join } from 'node:path';
import * as z from 'zod/mini';
import { roles, type Role } from '#kernel/vocabulary.ts';
import { logLevels } from '#platform/log/log.ts';
import { samplers, type TracingSettings } from '#platform/tracing/settings.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const count = (minimum: number, maximum: number) => z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum));
const urls = z.string().check(z.refine((list) => list.split(',').every((url) => URL.canParse(url.trim()))));
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
/** `none` is the explicit empty list. */
const roleNames = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => (list.trim() === 'none' ? [] : namesIn(list))),
    z.array(z.enum(roles)),
  ),
);
/** Addresses and networks of trusted proxies, or their number. */
const proxies = z.union([
  count(0, 10),
  z.pipe(z.string(), z.pipe(z.transform(namesIn), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))),
]);
const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);

/** Every setting of a running Basamak; `.env.example` documents them. */
const Settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z.optional(text),
  PUBLIC_URL: z.optional(z.url()),
  TRUSTED_PROXIES: z._default(proxies, 0),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(count(2, 200), 12),
  DATABASE_REPLICA_URL: z._default(urls, ''),
  DATABASE_REPLICA_LAG: z._default(count(1, 30), 5),
  DATA_DIR: z._default(text, '.data'),
  PICTURES_DIR: z.optional(text),
  PICTURES_S3_ENDPOINT: z.optional(z.url()),
  PICTURES_S3_BUCKET: z.optional(text),
  PICTURES_S3_REGION: z._default(text, 'us-east-1'),
  PICTURES_S3_KEY: z.optional(text),
  PICTURES_S3_SECRET: z.optional(text),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  JWT_KEYS: text,
  TOKEN_SECRET: text,
  EMAIL_HMAC_SECRET: text,
  VAULT_KEYS: text,
  SMTP_URL: z.optional(text),
  TRIAL: z._default(flag, false),
  METRICS_PORT: z.optional(port),
  MAIL_FROM: text,
  CONTACT_MAIL: z.email(),
  VAPID_PUBLIC_KEY: z.optional(text),
  VAPID_PRIVATE_KEY: z.optional(text),
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/)\S+$/))),
  PAYTR_BASE_URL: z.url(),
  PAYTR_MERCHANT_ID: text,
  PAYTR_MERCHANT_KEY: text,
  PAYTR_MERCHANT_SALT: text,
  PAYTR_TEST_MODE: z._default(flag, true),
  PROMOTIONAL_CODE: z._default(text, 'BASAMAK10'),
  SECOND_ADMIN_ABOVE: z._default(count(0, 10_000_000), 10_000),
  ACCESS_SETTLES_HOURS: z._default(count(0, 720), 72),
  CHAT_WIDGET_URL: z.optional(z.url()),
  ANALYTICS_URL: z.optional(z.url()),
  TAG_MANAGER_URL: z.optional(z.url()),
  THIRD_PARTY_ORIGINS: z._default(urls, ''),
  LOGIN_ATTEMPTS: z.optional(count(1, 1_000_000)),
  COMMANDS_PER_MINUTE: z.optional(count(10, 1_000_000)),
  UNSTARTED_ORDERS: z.optional(count(1, 1_000_000)),
  SECOND_FACTOR_REQUIRED: z.optional(roleNames),
  WEBHOOK_HOSTS: z.optional(text),
  CHECK_ANSWERS: z.optional(flag),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(text, ''),
  OTEL_SERVICE_NAME: z._default(text, 'basamak'),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplers), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
});

/** The names of all settings. */
export const settingNames = Object.keys(Settings.shape);

interface S3 {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The proxies that are trusted to name the client's address: their addresses, or their number. */
  readonly trustedProxies: number | string[];
  readonly databaseUrl: string;
  readonly databasePool: number;
  /** Standbys for read-only requests; `mostBehind` is the greatest lag in seconds. */
  readonly databaseReplicas: { readonly urls: readonly string[]; readonly mostBehind: number };
  /** The store of pictures; it must be the same for all processes. */
  readonly pictures: { readonly directory: string } | { readonly s3: S3 };
  readonly logLevel: string;
  readonly jwtKeys: string;
  readonly tokenSecret: string;
  readonly emailHmacSecret: string;
  readonly vaultKeys: string;
  /** A trial in production mode. */
  readonly trial: boolean;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** For a fresh database: the address that gets the contact form's messages, also shown on its page. */
  readonly contactMail: string;
  /** The keys and subject for web push (VAPID); null: no pushes are sent. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
  readonly paytr: {
    readonly baseUrl: string;
    readonly merchantId: string;
    readonly merchantKey: string;
    readonly merchantSalt: string;
    readonly testMode: boolean;
  };
  /** For a fresh database. */
  readonly promotionalCode: string;
  /** For a fresh database: `secondAdminAbove` of the settings, in lira; 0: no limit. */
  readonly secondAdminAbove: number;
  /**
   * Hours for which a payout waits after a change of access (0070). For the same time, an access right that somebody else
   * gave, or a raised limit, does not count for approvals by a second admin.
   */
  readonly accessSettlesHours: number;
  /** Third-party scripts that the storefront loads. */
  readonly thirdParties: {
    readonly chatWidget: string | null;
    readonly analytics: string | null;
    readonly tagManager: string | null;
    /** Origins of these scripts, and those that they load from and report to; the content policy allows only these. */
    readonly origins: readonly string[];
  };
  /** Log-in attempts of one address or account per window; unset: strict in production, generous elsewhere. */
  readonly loginAttempts: number | undefined;
  /** Commands (all but GET) that one person may send to one process per minute. */
  readonly commandsPerMinute: number;
  /** The port for Prometheus; unset: in development the metrics are on the main port, in production nowhere. */
  readonly metricsPort: number | undefined;
  /** The most orders of one customer that no booster has taken yet. If unset: strict in production, generous elsewhere. */
  readonly unstartedOrders: number | undefined;
  /** Roles whose log-in needs a second factor. */
  readonly secondFactorRequired: readonly Role[];
  /** Hosts in the internal network that webhooks may call, as their URLs name them. */
  readonly webhookHosts: readonly string[];
  /** Validate every answer by the contract before it is sent. */
  readonly checkAnswers: boolean;
  /** The receiver of spans; null: no tracing. */
  readonly tracing: TracingSettings | null;
}

/**
 * Reads and checks the configuration. Values that are only for development are refused in production.
 * @throws an error that lists all settings of the wrong form, or all faults in production. Incomplete settings for pictures or
 * web push, and malformed OpenTelemetry headers, are reported one at a time
 */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = Settings.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    if (given['SMTP_URL'] === undefined && given['TRIAL'] !== '1') faults.push('SMTP_URL: invalid_type');
    throw new Error(`Ayarlar eksik ya da hatalı:\n${faults.join('\n')}`);
  }
  const env = read.data;
  const production = env.NODE_ENV === 'production';
  if (production) {
    const faults = productionFaults(env);
    if (faults.length > 0) throw new Error(`Bu ayarlarla üretimde çalışılmaz:\n${faults.join('\n')}`);
  }
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustedProxies: env.TRUSTED_PROXIES,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseReplicas: { urls: namesIn(env.DATABASE_REPLICA_URL), mostBehind: env.DATABASE_REPLICA_LAG },
    pictures: picturesOf(env),
    logLevel: env.LOG_LEVEL,
    jwtKeys: env.JWT_KEYS,
    tokenSecret: env.TOKEN_SECRET,
    emailHmacSecret: env.EMAIL_HMAC_SECRET,
    vaultKeys: env.VAULT_KEYS,
    trial: env.TRIAL,
    smtpUrl: env.SMTP_URL ?? trialMail,
    mailFrom: env.MAIL_FROM,
    contactMail: env.CONTACT_MAIL,
    vapid: vapidOf(env),
    paytr: {
      baseUrl: env.PAYTR_BASE_URL.replace(/\/$/, ''),
      merchantId: env.PAYTR_MERCHANT_ID,
      merchantKey: env.PAYTR_MERCHANT_KEY,
      merchantSalt: env.PAYTR_MERCHANT_SALT,
      testMode: env.PAYTR_TEST_MODE,
    },
    promotionalCode: env.PROMOTIONAL_CODE,
    secondAdminAbove: env.SECOND_ADMIN_ABOVE,
    accessSettlesHours: env.ACCESS_SETTLES_HOURS,
    thirdParties: thirdPartiesOf(env),
    loginAttempts: env.LOGIN_ATTEMPTS,
    unstartedOrders: env.UNSTARTED_ORDERS,
    // tests and trials send thousands of commands as one person
    commandsPerMinute: env.COMMANDS_PER_MINUTE ?? (production ? 300 : 100_000),
    secondFactorRequired: env.SECOND_FACTOR_REQUIRED ?? (production ? ['staff', 'admin'] : []),
    metricsPort: env.METRICS_PORT,
    webhookHosts: namesIn(env.WEBHOOK_HOSTS ?? ''),
    checkAnswers: env.CHECK_ANSWERS ?? !production,
    tracing: tracingOf(env),
  };
}

type Settings = z.infer<typeof Settings>;

const picturesOf = (env: Settings): Env['pictures'] => {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = bucketSettings.map((name) => env[name]);
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey)
    return { directory: env.PICTURES_DIR ?? join(env.DATA_DIR, 'pictures') };
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error(`Ayarlar eksik ya da hatalı:\n${bucketSettings.join(', ')}: ya hepsi ya hiçbiri`);
  const region = env.PICTURES_S3_REGION;
  return { s3: { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey } };
};
const bucketSettings = ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_BUCKET', 'PICTURES_S3_KEY', 'PICTURES_S3_SECRET'] as const;

/**
 * Decodes a header's value, which is percent-encoded in OpenTelemetry's settings. The error does not contain the value, because
 * it may be a secret.
 */
const headerOf = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS çözülemedi: değerdeki % işareti %25 olarak yazılmalı.');
  }
};

const tracingOf = (env: Settings): TracingSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
        headers: Object.fromEntries(
          namesIn(env.OTEL_EXPORTER_OTLP_HEADERS).map((pair) => {
            const [name = '', ...value] = pair.split('=');
            return [name.trim(), headerOf(value.join('=').trim())];
          }),
        ),
        service: env.OTEL_SERVICE_NAME,
        sampler: env.OTEL_TRACES_SAMPLER,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      };

const vapidOf = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Settings): Env['vapid'] => {
  const given = [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT];
  if (given.every((value) => value === undefined)) return null;
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) {
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY ve VAPID_SUBJECT birlikte verilmeli ya da hiç verilmemeli.');
  }
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
};

const thirdPartiesOf = (env: Settings): Env['thirdParties'] => {
  const scripts = [env.CHAT_WIDGET_URL, env.ANALYTICS_URL, env.TAG_MANAGER_URL].filter((url) => url !== undefined);
  const named = env.THIRD_PARTY_ORIGINS.split(',').filter(Boolean);
  return {
    chatWidget: env.CHAT_WIDGET_URL ?? null,
    analytics: env.ANALYTICS_URL ?? null,
    tagManager: env.TAG_MANAGER_URL ?? null,
    origins: [...new Set([...scripts, ...named].map((url) => new URL(url.trim()).origin))],
  };
};

/** The mail catcher of docker-compose.yml, which receives a trial's mails. */
const trialMail = 'smtp://mail:1025';

/** Secrets of `.env.example` contain these words. Secrets shorter than 32 characters can be guessed. */
const developmentSecret = /development|basamak-dev/i;

const productionFaults = (env: Settings): string[] => {
  const faults: string[] = [];
  if (env.PUBLIC_URL === undefined || !env.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL https:// ile başlamalı.');
  for (const name of ['JWT_KEYS', 'TOKEN_SECRET', 'EMAIL_HMAC_SECRET'] as const) {
    if (env[name].length < 32 || developmentSecret.test(env[name])) {
      faults.push(`${name} en az 32 karakterlik, yalnız bu kuruluma ait bir sır olmalı.`);
    }
  }
  for (const [at, entry] of env.VAULT_KEYS.split(',').entries()) {
    const key = Buffer.from(entry.slice(entry.indexOf(':') + 1), 'base64');
    if (key.length !== 32 || developmentSecret.test(key.toString('latin1'))) {
      faults.push(`VAULT_KEYS: ${at + 1}. anahtar, base64 ile yazılmış 32 rastgele bayt olmalı.`);
    }
  }
  if (developmentSecret.test(env.PAYTR_MERCHANT_KEY + env.PAYTR_MERCHANT_SALT)) {
    faults.push('PAYTR_MERCHANT_KEY ve PAYTR_MERCHANT_SALT üye işyerinin kendi bilgileri olmalı.');
  }
  if (!env.PAYTR_BASE_URL.startsWith('https://'))
    faults.push('PAYTR_BASE_URL ödeme kuruluşunun kendi adresi olmalı; deneme sunucusu üretimde kullanılmaz.');
  if (env.PICTURES_DIR === undefined && env.PICTURES_S3_ENDPOINT === undefined)
    faults.push('PICTURES_DIR ya da PICTURES_S3_… resimlerin duracağı yeri söylemeli.');
  if (env.SMTP_URL === undefined && !env.TRIAL)
    faults.push(
      'SMTP_URL gerekli: yoksa hiçbir posta yola çıkmaz. Yalnız deneme için TRIAL=1 postaları yakalayıcıda tutar.',
    );
  if (env.PICTURES_S3_ENDPOINT?.startsWith('http://') && !env.TRIAL)
    faults.push('PICTURES_S3_ENDPOINT https:// ile başlamalı; yalnız denemede (TRIAL=1) http:// olur.');
  if (env.PAYTR_TEST_MODE) faults.push('PAYTR_TEST_MODE=0 olmalı.');
  return faults;
};
