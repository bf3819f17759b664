/**
 * The settings of a running Kaban, read once from the environment. An unusable value stops the
 * start with one sentence that names the variable.
 */
import path from 'node:path'
import { environment, liveAccessCodeMin, type Environment } from './environment.ts'
import { isThisMachine, type SocialProvider } from './social-providers.ts'

/** See environment.ts for the meaning of each setting. */
export interface Settings {
  port: number
  host: string
  /** Absolute. */
  dataDirectory: string
  /** Null: an embedded PostgreSQL is used. */
  databaseUrl: string | null
  /** For the role that owns the schema. */
  ownerDatabaseUrl: string | null
  mode: 'sample' | 'live'
  /** In plain text, when the operator sets one. */
  accessCode: string | null
  /** Without a slash at its end. */
  publicUrl: string
  /** Null: mail stays in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  trustedProxies: number
  /** Null: one is made and kept in the data folder. */
  secretKey: Buffer | null
  /** A session ends at the first of both: this long after the sign-in, or this long unused. */
  sessionSpans: Record<'user' | 'admin', { lastsHours: number; idleMinutes: number }>
  stepUpCentavos: bigint
  socialProviders: SocialProvider[]
}

/** The message is one sentence for the operator. */
export class UnusableSetting extends Error {}

/** Throws UnusableSetting. */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  // An empty variable counts as unset: `KABAN_ACCESS_CODE= npm start` must not set an empty code.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    refuseSetting(issue?.path.join('.') ?? '', `${issue?.message}`)
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

function refuseSetting(name: string, reason: string): never {
  throw new UnusableSetting(`The setting ${name} cannot be used: ${reason}.`)
}

/** Google and Facebook have settings of their own; each needs both of its values. */
function socialProviders(set: Environment): SocialProvider[] {
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
      // Facebook publishes no token endpoint. Its documentation names this one for the
      // authorization code flow with PKCE.
      tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
      scope: 'email',
    },
  ]
  const given = known.flatMap(({ clientId, clientSecret, ...provider }) => {
    if (!clientId && !clientSecret) return []
    if (!clientId || !clientSecret) {
      const prefix = `KABAN_${provider.id.toUpperCase()}_CLIENT`
      throw new UnusableSetting(
        `The sign-in by ${provider.name} needs both ${prefix}_ID and ${prefix}_SECRET.`,
      )
    }
    return [{ ...provider, clientId, clientSecret }]
  })
  const all = [...given, ...(set.KABAN_SOCIAL_PROVIDERS ?? [])]
  if (new Set(all.map(({ id }) => id)).size < all.length)
    refuseSetting('KABAN_SOCIAL_PROVIDERS', 'two providers have one id')
  // Issuer and subject identify a person, so two clients of one issuer would share their people.
  if (new Set(all.map(({ issuer }) => issuer)).size < all.length)
    refuseSetting('KABAN_SOCIAL_PROVIDERS', 'two providers have one issuer')
  return all
}

/** Refuses settings that are good enough for sample data but not for real money. */
function refuseUnsafeLive(set: Environment): void {
  if (!set.KABAN_PUBLIC_URL) {
    throw new UnusableSetting(
      'A live installation needs KABAN_PUBLIC_URL, the address at which people open it: ' +
        'the links in mails begin with it.',
    )
  }
  if (set.KABAN_PUBLIC_URL.startsWith('http:') && !isThisMachine(set.KABAN_PUBLIC_URL)) {
    refuseSetting(
      'KABAN_PUBLIC_URL',
      'in a live installation it begins with https:, or passwords and sessions would travel ' +
        'readable (http: is for this very machine, to try it out)',
    )
  }
  if (
    set.DATABASE_URL &&
    roleOf(set.DATABASE_URL) === roleOf(set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL)
  ) {
    throw new UnusableSetting(
      'A live installation on a PostgreSQL of your own needs two roles: DATABASE_URL for the ' +
        'application, which may not change what was written, and KABAN_OWNER_DATABASE_URL for ' +
        'the owner of the tables. docs/operating.md says how to create them.',
    )
  }
  if (set.KABAN_ACCESS_CODE && set.KABAN_ACCESS_CODE.length < liveAccessCodeMin) {
    refuseSetting(
      'KABAN_ACCESS_CODE',
      `in a live installation it has at least ${liveAccessCodeMin} characters`,
    )
  }
}

/** An address without a role means the same default role for both, whatever the system makes it. */
function roleOf(databaseUrl: string): string {
  return (
    /^\w+:\/\/([^:@/?#]*)(:[^@/]*)?@/.exec(databaseUrl)?.[1] ??
    /[?&]user=([^&]*)/.exec(databaseUrl)?.[1] ??
    ''
  )
}
