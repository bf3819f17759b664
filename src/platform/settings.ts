/**
 * Everything that an operator can set, read once from the environment when the server starts.
 * An unusable value stops the start with one sentence that names the variable.
 */
import path from 'node:path'
import * as z from 'zod'

export interface Settings {
  port: number
  /** The address to listen on; 'localhost' keeps a sample installation, whose passwords are printed, on this machine. */
  host: string
  /** Where files, the embedded database and the notes of this installation live. */
  dataDirectory: string
  /** A PostgreSQL of the operator's own; absent, an embedded one is used. */
  databaseUrl: string | null
  /** The role that owns the schema and runs migrations; absent (never in a live installation), `databaseUrl` is used for both. */
  ownerDatabaseUrl: string | null
  /** 'sample' fills a sample town and shows /mailbox; 'live' does neither, for ever. */
  mode: 'sample' | 'live'
  /** Plain text of the company access code, when the operator sets one. */
  accessCode: string | null
  /** The address people see, for links in mails. */
  publicUrl: string
  /** The address of an SMTP server (smtp://user:password@host:587); absent, mail stays in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** How many proxies in front of this server may be believed about the client's address. */
  trustedProxies: number
}

const sampleAccessCodeMin = 4
/** It opens the console to whoever has it. */
const liveAccessCodeMin = 12

const portRange = 'it must be a whole number from 1 to 65535'

const environment = z.object({
  PORT: z.coerce.number(portRange).int(portRange).min(1, portRange).max(65_535, portRange).default(3000),
  KABAN_HOST: z.string().min(1).default('localhost'),
  KABAN_DATA_DIR: z.string().min(1).default('.kaban'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  KABAN_OWNER_DATABASE_URL: z.string().startsWith('postgres').optional(),
  KABAN_MODE: z.enum(['sample', 'live']).default('sample'),
  KABAN_ACCESS_CODE: z.string().min(sampleAccessCodeMin).max(200).optional(),
  KABAN_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  KABAN_SMTP_URL: z.string().startsWith('smtp').optional(),
  KABAN_MAIL_FROM: z.string().default('Kaban <no-reply@kaban.test>'),
  KABAN_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
})

export class UnusableSetting extends Error {}

export function loadSettings(env: Record<string, string | undefined>): Settings {
  // An empty variable is an unset one: `KABAN_ACCESS_CODE= npm start` must not set an empty code.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new UnusableSetting(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
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
  }
}

/** What a sample installation may leave out, and real money may not. */
function refuseUnsafeLive(set: z.infer<typeof environment>): void {
  if (!set.KABAN_PUBLIC_URL) {
    throw new UnusableSetting('A live installation needs KABAN_PUBLIC_URL, the address at which people open it: the links in mails begin with it.')
  }
  if (set.DATABASE_URL && roleOf(set.DATABASE_URL) === roleOf(set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL)) {
    throw new UnusableSetting(
      'A live installation on a PostgreSQL of your own needs two roles: DATABASE_URL for the application, which may not change what was ' +
        'written, and KABAN_OWNER_DATABASE_URL for the owner of the tables. The README says how to make them.',
    )
  }
  if (set.KABAN_ACCESS_CODE && set.KABAN_ACCESS_CODE.length < liveAccessCodeMin) {
    throw new UnusableSetting(`The setting KABAN_ACCESS_CODE cannot be used: in a live installation it has at least ${liveAccessCodeMin} characters.`)
  }
}

/** Without a name in the address the role is the same for both, whatever the system makes of it. */
function roleOf(databaseUrl: string): string {
  return /^\w+:\/\/([^:@/?#]*)(:[^@/]*)?@/.exec(databaseUrl)?.[1] ?? /[?&]user=([^&]*)/.exec(databaseUrl)?.[1] ?? ''
}
