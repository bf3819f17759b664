/**
 * Every environment variable that an operator can set: how it is read, what it does and who needs
 * it. docs/configuration.md is written from this schema by `npm run docs`.
 */
import * as z from 'zod'
import { backupSettings } from './environment-backups.ts'
import { configSettings } from './environment-config.ts'
import { fileSettings } from './environment-files.ts'
import { keySettings } from './environment-keys.ts'
import { mailSettings } from './environment-mail.ts'
import { processSettings } from './environment-processes.ts'
import { tillSettings } from './environment-tills.ts'
import { watchingSettings } from './environment-watching.ts'
import { witnessSettings } from './environment-witnesses.ts'
import { settingNotes } from './setting-notes.ts'
import { readProviders } from './social-providers.ts'
import { webAddress } from './web-address.ts'
import { wholeNumber } from './whole-number.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

export const liveAccessCodeMin = 12
const sampleAccessCodeMin = 4

const postgresUrl = () =>
  z.string().startsWith('postgres', 'it must begin with postgres://').optional()

const clientSetting = (name: string, part: string) =>
  z
    .string()
    .optional()
    .register(settingNotes, {
      group: 'Sign-in by a provider',
      does: `The ${part} of the web client that is registered with ${name}.`,
      neededBy:
        `Installations with sign-in by ${name}. Its button appears when both the id and the ` +
        'secret are set; one without the other stops the start.',
    })

export const environment = z.object({
  PORT: wholeNumber(1, 65_535, 3000).register(settingNotes, {
    group: 'Address',
    does: 'The port that Kaban listens on.',
    neededBy: 'A second Kaban on one machine, or a machine on which the port is taken.',
  }),
  KABAN_HOST: z
    .string()
    .min(1)
    .default('localhost')
    .register(settingNotes, {
      group: 'Address',
      does:
        'The address that Kaban listens on. `localhost` keeps an installation with sample data, ' +
        'whose passwords are printed, on this machine.',
      neededBy: 'Installations whose proxy runs on another machine.',
    }),
  ...processSettings,
  KABAN_PUBLIC_URL: webAddress()
    .optional()
    .register(settingNotes, {
      group: 'Address',
      does:
        'The address at which people open Kaban. Links in mails and the QR codes of receipts ' +
        'begin with it. With `https:` cookies have the `__Host-` prefix and HSTS is on. A live ' +
        'installation accepts `http:` only on this machine, to try it out.',
      neededBy: 'Every live installation.',
      otherwise: '`http://localhost:PORT` with sample data; a live installation does not start',
    }),
  KABAN_TRUSTED_PROXIES: wholeNumber(0, 10, 0).register(settingNotes, {
    group: 'Address',
    does:
      'How many proxies of your own every request passes. They are trusted to report the address ' +
      'of a client; one too many lets anybody pretend to have another ' +
      '([count them](operating/setup.md#count-the-proxies)).',
    neededBy: 'Every installation behind a proxy. TLS is the work of a proxy.',
  }),
  KABAN_DATA_DIR: z
    .string()
    .min(1)
    .default('.kaban')
    .register(settingNotes, {
      group: 'Data',
      does:
        'The folder of the embedded database, of uploaded files and of what the installation ' +
        'remembers.',
      neededBy: 'Installations that keep their data elsewhere; a second Kaban on one machine.',
    }),
  DATABASE_URL: postgresUrl().register(settingNotes, {
    group: 'Data',
    does:
      'The address of your own PostgreSQL, 15 or newer, for the role `kaban_app` of the ' +
      'application.',
    neededBy: 'Installations on their own PostgreSQL.',
    otherwise: 'an embedded PostgreSQL in the data folder',
  }),
  KABAN_OWNER_DATABASE_URL: postgresUrl().register(settingNotes, {
    group: 'Data',
    does:
      'The same database for the role that owns the tables and runs migrations. A live ' +
      'installation refuses to use one role for both.',
    neededBy: 'Live installations on their own PostgreSQL.',
    otherwise: '`DATABASE_URL`, with sample data only',
  }),
  ...tillSettings,
  ...keySettings,
  ...configSettings,
  ...fileSettings,
  ...backupSettings,
  ...witnessSettings,
  KABAN_MODE: z
    .enum(['sample', 'live'], 'it must be sample or live')
    .default('sample')
    .register(settingNotes, {
      group: 'Mode and access',
      does:
        '`sample` fills Kaban with sample data, shows every mail at /mailbox and sends none. ' +
        '`live` does neither. The first start decides for ever.',
      neededBy: 'Every live installation.',
    }),
  KABAN_SAMPLE: z
    .enum(['living', 'small'], 'it must be living or small')
    .default('living')
    .register(settingNotes, {
      group: 'Mode and access',
      does:
        'Which sample data the first start of a sample installation loads: `living` is a company ' +
        'of some sixty people with four months behind them, `small` is three people and no past. ' +
        'A live installation loads none.',
      neededBy: 'Tests and measurements.',
    }),
  KABAN_ACCESS_CODE: z
    .string()
    .min(
      sampleAccessCodeMin,
      `it must have at least ${sampleAccessCodeMin} characters, and ${liveAccessCodeMin} in a ` +
        'live installation',
    )
    .max(200, 'it must have at most 200 characters')
    .optional()
    .register(settingNotes, {
      group: 'Mode and access',
      does:
        `The company access code for /admin/login: at least ${sampleAccessCodeMin} characters, ` +
        `and ${liveAccessCodeMin} in a live installation. The console decides whether it opens ` +
        'anything.',
      neededBy: 'Operators who want to choose the code.',
      otherwise:
        'made and printed at the first start, and kept in `access-code` in the data folder',
    }),
  KABAN_LOG_LEVEL: z
    .enum(logLevels, `it must be one of ${logLevels.join(', ')}`)
    .default('warn')
    .register(settingNotes, {
      group: 'Log',
      does: 'The least serious lines that the log has. The log is JSON, one line for each event.',
      neededBy: 'Operators who look for a fault.',
    }),
  KABAN_ACCESS_LOG: z
    .enum(['on', 'off'], 'it must be on or off')
    .default('off')
    .register(settingNotes, {
      group: 'Log',
      does:
        '`on` writes a line for each answer: method, path, status, time and address. It never ' +
        'holds what follows `?`, a body, a cookie or a name.',
      neededBy: 'Operators whose proxy writes no access log.',
    }),
  ...watchingSettings,
  ...mailSettings,
  // Staff handle money all day, so their sessions are short. The specification restores a user's
  // session by itself, so those last for days.
  KABAN_USER_SESSION_HOURS: wholeNumber(1, 24 * 90, 7 * 24).register(settingNotes, {
    group: 'Sessions and proofs',
    does: "A user's session ends this many hours after the sign-in.",
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_USER_IDLE_MINUTES: wholeNumber(5, 60 * 24 * 30, 24 * 60).register(settingNotes, {
    group: 'Sessions and proofs',
    does:
      "A user's session ends after this many minutes without use. A page that is only left open " +
      'does not count as use.',
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_ADMIN_SESSION_HOURS: wholeNumber(1, 24, 8).register(settingNotes, {
    group: 'Sessions and proofs',
    does: "An administrator's session ends this many hours after the sign-in.",
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_ADMIN_IDLE_MINUTES: wholeNumber(5, 60 * 8, 60).register(settingNotes, {
    group: 'Sessions and proofs',
    does: "An administrator's session ends after this many minutes without use.",
    neededBy: 'Operators with a rule of their own.',
  }),
  KABAN_STEP_UP_PESOS: wholeNumber(0, 10_000_000, 20_000).register(settingNotes, {
    group: 'Sessions and proofs',
    does:
      'A withdrawal of more pesos than this needs a password or a code that is not older than 5 ' +
      'minutes. One to a bank account that is not on file always does. The figure holds until ' +
      'somebody sets another one under Settings in the console.',
    neededBy: 'Operators who want another amount before the console is in use.',
  }),
  KABAN_GOOGLE_CLIENT_ID: clientSetting('Google', 'id'),
  KABAN_GOOGLE_CLIENT_SECRET: clientSetting('Google', 'secret'),
  KABAN_FACEBOOK_CLIENT_ID: clientSetting('Facebook', 'id'),
  KABAN_FACEBOOK_CLIENT_SECRET: clientSetting('Facebook', 'secret'),
  KABAN_SOCIAL_PROVIDERS: z
    .string()
    .transform(readProviders)
    .optional()
    .register(settingNotes, {
      group: 'Sign-in by a provider',
      does:
        'Other OpenID Connect providers: a JSON list of objects with `id`, `name`, `issuer`, ' +
        '`clientId` and `clientSecret`. The `id` is part of the callback address, ' +
        '`KABAN_PUBLIC_URL/social/ID/callback`; the `name` is on the button; the `issuer` is ' +
        'written exactly as the provider publishes it, and begins with `https:` unless it is on ' +
        'this machine.',
      neededBy: 'Installations with sign-in by another provider.',
    }),
})

export type Environment = z.infer<typeof environment>
