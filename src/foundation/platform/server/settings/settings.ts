/**
 * The settings of a running Kaban, read once from the environment. Unusable values stop the start,
 * each with one sentence that names the variable.
 */
import path from 'node:path'
import {
  backupSettingProblems,
  readBackupSettings,
  type BackupSettings,
} from './environment-backups.ts'
import { unknownSettings } from './environment-config.ts'
import { fileSettingProblems, readFileSettings, type FileSettings } from './environment-files.ts'
import { mailSettingProblems, readMailSettings, type MailSettings } from './environment-mail.ts'
import type { TillKind } from './environment-tills.ts'
import {
  readTraceSettings,
  type ErrorSinkSettings,
  type TraceSettings,
} from './environment-watching.ts'
import { readWitnesses, type Witness } from './environment-witnesses.ts'
import { environment, type Environment, type LogLevel } from './environment.ts'
import { sharedSettings } from './setting-marks.ts'
import type { SocialProvider } from './social-providers.ts'
import {
  carelessSettings,
  doubtfulSettings,
  guessableKey,
  missingForLive,
  unusable,
} from './unsafe-settings.ts'

/** See environment.ts for the meaning of each setting. */
export interface Settings extends MailSettings {
  port: number
  host: string
  /** That serve on the port. */
  processes: number
  /** Absolute. Null: there is none. */
  configFile: string | null
  /** Absolute. */
  dataDirectory: string
  /** Null: an embedded PostgreSQL is used. */
  databaseUrl: string | null
  /** For the role that owns the schema. */
  ownerDatabaseUrl: string | null
  /** Null: those that the installation has. */
  tills: TillKind | null
  mode: 'sample' | 'live'
  /** The sample data that the first start of a sample installation loads. */
  sample: 'living' | 'small'
  /** In plain text, when the operator sets one. */
  accessCode: string | null
  /** Without a slash at its end. */
  publicUrl: string
  logLevel: LogLevel
  accessLog: boolean
  /** Null: /metrics does not exist. */
  metricsToken: string | null
  /** Null: errors are reported nowhere. */
  errorSink: ErrorSinkSettings | null
  /** Null: there are no traces. */
  traces: TraceSettings | null
  trustedProxies: number
  /** Null: one is made and kept in the data folder. */
  secretKey: Buffer | null
  /** The key before it. Null: the one in the data folder, if any. */
  oldSecretKey: Buffer | null
  /** A session ends at the first of both: this long after the sign-in, or this long unused. */
  sessionSpans: Record<'user' | 'admin', { lastsHours: number; idleMinutes: number }>
  stepUpCentavos: bigint
  files: FileSettings
  backups: BackupSettings
  /** Places outside that keep the seals of the books. */
  witnesses: Witness[]
  socialProviders: SocialProvider[]
  /** See setting-marks.ts. */
  shared: Record<string, string>
}

/** The message holds one sentence for each setting that cannot be used. */
export class UnusableSetting extends Error {}

export interface ReadSettings {
  /** The values that can be used, and defaults for the others. */
  settings: Settings
  /** Sentences: Kaban does not start with these. */
  problems: string[]
  /** Sentences: Kaban starts, and the operator should know. */
  warnings: string[]
}

/** Throws UnusableSetting. */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const { settings, problems } = readSettings(env)
  if (problems.length > 0) throw new UnusableSetting(problems.join('\n'))
  return settings
}

/** Finds every problem at once, so that the operator does not meet them one by one. */
export function readSettings(env: Record<string, string | undefined>): ReadSettings {
  // An empty variable counts as unset: `KABAN_ACCESS_CODE= npm start` must not set an empty code.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  const issues = read.success ? [] : read.error.issues
  const broken = new Map(issues.map(({ path: [name], message }) => [String(name), message]))
  const usable = Object.entries(given).filter(([name]) => !broken.has(name))
  const set = read.success ? read.data : environment.parse(Object.fromEntries(usable))
  const problems = [...broken].map(([name, message]) => unusable(name, message))
  const warnings = [
    ...unknownSettings(given, Object.keys(environment.shape)),
    ...doubtfulSettings(set),
  ]
  const isLive = set.KABAN_MODE === 'live'
  // A broken value is not missing as well.
  if (isLive)
    problems.push(
      ...missingForLive(set).filter(
        (text) => ![...broken.keys()].some((name) => text.includes(name)),
      ),
    )
  problems.push(...guessableKey(set))
  ;(isLive ? problems : warnings).push(...carelessSettings(set))
  problems.push(
    ...fileSettingProblems(set),
    ...backupSettingProblems(set),
    ...mailSettingProblems(set),
  )
  const providers = socialProviders(set)
  problems.push(...providers.problems)
  return { settings: settingsOf(set, providers.all), problems, warnings }
}

function settingsOf(set: Environment, providers: SocialProvider[]): Settings {
  return {
    port: set.PORT,
    host: set.KABAN_HOST,
    processes: set.KABAN_PROCESSES,
    configFile: set.KABAN_CONFIG ? path.resolve(set.KABAN_CONFIG) : null,
    dataDirectory: path.resolve(set.KABAN_DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    ownerDatabaseUrl: set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL ?? null,
    tills: set.KABAN_TILLS ?? null,
    mode: set.KABAN_MODE,
    sample: set.KABAN_SAMPLE,
    accessCode: set.KABAN_ACCESS_CODE ?? null,
    publicUrl: (set.KABAN_PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    ...readMailSettings(set),
    logLevel: set.KABAN_LOG_LEVEL,
    accessLog: set.KABAN_ACCESS_LOG === 'on',
    metricsToken: set.KABAN_METRICS_TOKEN ?? null,
    errorSink: set.SENTRY_DSN ?? null,
    traces: readTraceSettings(set),
    trustedProxies: set.KABAN_TRUSTED_PROXIES,
    secretKey: set.KABAN_SECRET_KEY ?? null,
    oldSecretKey: set.KABAN_SECRET_KEY_OLD ?? null,
    sessionSpans: {
      user: { lastsHours: set.KABAN_USER_SESSION_HOURS, idleMinutes: set.KABAN_USER_IDLE_MINUTES },
      admin: {
        lastsHours: set.KABAN_ADMIN_SESSION_HOURS,
        idleMinutes: set.KABAN_ADMIN_IDLE_MINUTES,
      },
    },
    files: readFileSettings(set, path.resolve),
    backups: readBackupSettings(set, path.resolve),
    witnesses: readWitnesses(set, path.resolve),
    stepUpCentavos: BigInt(set.KABAN_STEP_UP_PESOS) * 100n,
    socialProviders: providers,
    shared: sharedSettings(set),
  }
}

/** Google and Facebook have settings of their own; each needs both of its values. */
function socialProviders(set: Environment): { all: SocialProvider[]; problems: string[] } {
  const problems: string[] = []
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
      problems.push(`The sign-in by ${provider.name} needs both ${prefix}_ID and ${prefix}_SECRET.`)
      return []
    }
    return [{ ...provider, clientId, clientSecret }]
  })
  const all = [...given, ...(set.KABAN_SOCIAL_PROVIDERS ?? [])]
  if (new Set(all.map(({ id }) => id)).size < all.length)
    problems.push(unusable('KABAN_SOCIAL_PROVIDERS', 'two providers have one id'))
  // Issuer and subject identify a person, so two clients of one issuer would share their people.
  if (new Set(all.map(({ issuer }) => issuer)).size < all.length)
    problems.push(unusable('KABAN_SOCIAL_PROVIDERS', 'two providers have one issuer'))
  return { all, problems }
}
