/**
 * Everything that an operator can set, read once from the environment when the server starts. An
 * unusable value stops the start with one sentence that names the variable.
 */
import path from 'node:path'
import * as z from 'zod'
import { readKey } from './secrets.ts'

export interface Settings {
  port: number
  /**
   * The address to listen on; 'localhost' keeps a sample installation, whose passwords are printed,
   * on this machine.
   */
  host: string
  /** Where files, the embedded database and the notes of this installation live. */
  dataDirectory: string
  /** A PostgreSQL of the operator's own; absent, an embedded one is used. */
  databaseUrl: string | null
  /**
   * The role that owns the schema and runs migrations; absent (never in a live installation),
   * `databaseUrl` is used for both.
   */
  ownerDatabaseUrl: string | null
  /** 'sample' fills a sample town and shows /mailbox; 'live' does neither, for ever. */
  mode: 'sample' | 'live'
  /** Plain text of the company access code, when the operator sets one. */
  accessCode: string | null
  /** The address people see, for links in mails. */
  publicUrl: string
  /**
   * The address of an SMTP server (smtp://user:password@host:587); absent, mail stays in the
   * outbox.
   */
  smtpUrl: string | null
  mailFrom: string
  /** How many proxies in front of this server may be believed about the client's address. */
  trustedProxies: number
  /** Seals what must be read again; absent, one is made and kept in the data folder. */
  secretKey: Buffer | null
  /** A session ends at the first of: so long after the sign-in, so long unused. */
  sessionSpans: Record<'user' | 'admin', { lastsHours: number; idleMinutes: number }>
  /**
   * A withdrawal of more than this asks for a password or a code that is not older than some
   * minutes.
   */
  stepUpCentavos: bigint
  /** Who else may say who somebody is; none: the buttons are not there. */
  socialProviders: SocialProvider[]
}

/** An OpenID Connect provider. */
export interface SocialProvider {
  /** Stands in addresses: 'google'. */
  id: string
  /** Stands on the button: 'Google'. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** For a provider that does not publish them: Facebook. */
  tokenEndpoint?: string | undefined
  /**
   * What is asked for, beside 'openid'; absent, 'email profile'. Facebook refuses 'profile' and
   * tells the name without it.
   */
  scope?: string | undefined
}

const sampleAccessCodeMin = 4
/** It opens the console to whoever has it. */
const liveAccessCodeMin = 12

function wholeNumber(min: number, max: number, standard: number) {
  const range = `it must be a whole number from ${min} to ${max}`
  return z.coerce.number(range).int(range).min(min, range).max(max, range).default(standard)
}

const providers = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    name: z.string().min(1).max(40),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    tokenEndpoint: z.url({ protocol: /^https$/ }).optional(),
    scope: z
      .string()
      .regex(/^[!#-[\]-~ ]{1,200}$/)
      .optional(),
  }),
)

function readProviders(text: string, context: z.core.$RefinementCtx<string>): SocialProvider[] {
  try {
    const read = providers.safeParse(JSON.parse(text))
    if (read.success) {
      const open = read.data.find(
        ({ issuer }) => issuer.startsWith('http:') && !isThisMachine(issuer),
      )
      if (open)
        context.addIssue(
          `the issuer of ${open.name} must begin with https: (http: is for a provider on this machine, to try it out)`,
        )
      return read.data
    }
  } catch {
    // Said below: it is no JSON.
  }
  context.addIssue('it must be a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}')
  return []
}

function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}

const environment = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  KABAN_HOST: z.string().min(1).default('localhost'),
  KABAN_DATA_DIR: z.string().min(1).default('.kaban'),
  DATABASE_URL: z.string().startsWith('postgres', 'it must begin with postgres://').optional(),
  KABAN_OWNER_DATABASE_URL: z
    .string()
    .startsWith('postgres', 'it must begin with postgres://')
    .optional(),
  KABAN_MODE: z.enum(['sample', 'live'], 'it must be sample or live').default('sample'),
  KABAN_ACCESS_CODE: z
    .string()
    .min(
      sampleAccessCodeMin,
      `it must have at least ${sampleAccessCodeMin} characters, and ${liveAccessCodeMin} in a live installation`,
    )
    .max(200, 'it must have at most 200 characters')
    .optional(),
  KABAN_PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'it must be an address that begins with https:// or http://',
    })
    .optional(),
  KABAN_SMTP_URL: z
    .string()
    .startsWith('smtp', 'it must begin with smtp:// or smtps://')
    .optional(),
  KABAN_MAIL_FROM: z.string().default('Kaban <no-reply@kaban.test>'),
  KABAN_TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  KABAN_SECRET_KEY: z
    .string()
    .transform((text) => readKey(text))
    .refine(
      (key) => key !== null,
      'it must be at least 32 random bytes in base64, as `openssl rand -base64 32` prints them',
    )
    .optional(),
  // The staff sit at money all day, so theirs are short; the specification restores a user's session by itself, so theirs last for days.
  KABAN_USER_SESSION_HOURS: wholeNumber(1, 24 * 90, 7 * 24),
  KABAN_USER_IDLE_MINUTES: wholeNumber(5, 60 * 24 * 30, 24 * 60),
  KABAN_ADMIN_SESSION_HOURS: wholeNumber(1, 24, 8),
  KABAN_ADMIN_IDLE_MINUTES: wholeNumber(5, 60 * 8, 60),
  KABAN_STEP_UP_PESOS: wholeNumber(0, 10_000_000, 20_000),
  KABAN_GOOGLE_CLIENT_ID: z.string().optional(),
  KABAN_GOOGLE_CLIENT_SECRET: z.string().optional(),
  KABAN_FACEBOOK_CLIENT_ID: z.string().optional(),
  KABAN_FACEBOOK_CLIENT_SECRET: z.string().optional(),
  KABAN_SOCIAL_PROVIDERS: z.string().transform(readProviders).optional(),
})

export class UnusableSetting extends Error {}

export function loadSettings(env: Record<string, string | undefined>): Settings {
  // An empty variable is an unset one: `KABAN_ACCESS_CODE= npm start` must not set an empty code.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new UnusableSetting(
      `The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`,
    )
  }
  const set = read.data
  if (set.KABAN_MODE === 'live') refuseUnsafeLive(set)
  return {
    port: set.PORT,
    host: set.KABAN_HOST,
    dataDirectory: path.resolve(set.KABAN_DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    ownerDatabaseUrl: set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL ?? null,
    mode: set.KABAN_MODE,
    accessCode: set.KABAN_ACCESS_CODE ?? null,
    publicUrl: (set.KABAN_PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    smtpUrl: set.KABAN_SMTP_URL ?? null,
    mailFrom: set.KABAN_MAIL_FROM,
    trustedProxies: set.KABAN_TRUSTED_PROXIES,
    secretKey: set.KABAN_SECRET_KEY ?? null,
    sessionSpans: {
      user: { lastsHours: set.KABAN_USER_SESSION_HOURS, idleMinutes: set.KABAN_USER_IDLE_MINUTES },
      admin: {
        lastsHours: set.KABAN_ADMIN_SESSION_HOURS,
        idleMinutes: set.KABAN_ADMIN_IDLE_MINUTES,
      },
    },
    stepUpCentavos: BigInt(set.KABAN_STEP_UP_PESOS) * 100n,
    socialProviders: socialProviders(set),
  }
}

/**
 * Google and Facebook by their own settings, then the operator's others. Each needs both of its
 * values.
 */
function socialProviders(set: z.infer<typeof environment>): SocialProvider[] {
  const known = [
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: set.KABAN_GOOGLE_CLIENT_ID,
      clientSecret: set.KABAN_GOOGLE_CLIENT_SECRET,
    },
    {
      id: 'facebook',
      name: 'Facebook',
      issuer: 'https://www.facebook.com',
      clientId: set.KABAN_FACEBOOK_CLIENT_ID,
      clientSecret: set.KABAN_FACEBOOK_CLIENT_SECRET,
      // It publishes no such address; this is the one of its documentation for the authorization code with PKCE.
      tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
      scope: 'email',
    },
  ]
  const given = known.flatMap(({ clientId, clientSecret, ...provider }) => {
    if (!clientId && !clientSecret) return []
    if (!clientId || !clientSecret) {
      throw new UnusableSetting(
        `The sign-in by ${provider.name} needs both KABAN_${provider.id.toUpperCase()}_CLIENT_ID and KABAN_${provider.id.toUpperCase()}_CLIENT_SECRET.`,
      )
    }
    return [{ ...provider, clientId, clientSecret }]
  })
  const all = [...given, ...(set.KABAN_SOCIAL_PROVIDERS ?? [])]
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw new UnusableSetting(
      'The setting KABAN_SOCIAL_PROVIDERS cannot be used: two providers have one id.',
    )
  // A person is known by issuer and subject: two clients of one issuer would take each other's people for their own.
  if (new Set(all.map(({ issuer }) => issuer)).size < all.length)
    throw new UnusableSetting(
      'The setting KABAN_SOCIAL_PROVIDERS cannot be used: two providers have one issuer.',
    )
  return all
}

/** What a sample installation may leave out, and real money may not. */
function refuseUnsafeLive(set: z.infer<typeof environment>): void {
  if (!set.KABAN_PUBLIC_URL) {
    throw new UnusableSetting(
      'A live installation needs KABAN_PUBLIC_URL, the address at which people open it: the links in mails begin with it.',
    )
  }
  if (set.KABAN_PUBLIC_URL.startsWith('http:') && !isThisMachine(set.KABAN_PUBLIC_URL)) {
    throw new UnusableSetting(
      'The setting KABAN_PUBLIC_URL cannot be used: in a live installation it begins with https:, or passwords and sessions would travel readable ' +
        '(http: is for this very machine, to try it out).',
    )
  }
  if (
    set.DATABASE_URL &&
    roleOf(set.DATABASE_URL) === roleOf(set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL)
  ) {
    throw new UnusableSetting(
      'A live installation on a PostgreSQL of your own needs two roles: DATABASE_URL for the application, which may not change what was ' +
        'written, and KABAN_OWNER_DATABASE_URL for the owner of the tables. The README says how to make them.',
    )
  }
  if (set.KABAN_ACCESS_CODE && set.KABAN_ACCESS_CODE.length < liveAccessCodeMin) {
    throw new UnusableSetting(
      `The setting KABAN_ACCESS_CODE cannot be used: in a live installation it has at least ${liveAccessCodeMin} characters.`,
    )
  }
}

/** Without a name in the address the role is the same for both, whatever the system makes of it. */
function roleOf(databaseUrl: string): string {
  return (
    /^\w+:\/\/([^:@/?#]*)(:[^@/]*)?@/.exec(databaseUrl)?.[1] ??
    /[?&]user=([^&]*)/.exec(databaseUrl)?.[1] ??
    ''
  )
}
