/** The settings of witnesses: places outside that keep each day's seal of the books. */
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

const group = 'Witnesses' as const
const neededBy = 'Live installations. Name at least two places in different hands.'

export interface Witness {
  kind: 'mail' | 'webhook' | 'folder'
  /** An email, an address, or an absolute path. */
  target: string
}

const partsOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

function listOf(isOne: (part: string) => boolean, message: string) {
  return z
    .string()
    .transform(partsOf)
    .refine((parts) => parts.every(isOne), message)
    .optional()
}

const email = z.email()

function isWebhook(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

export const witnessSettings = {
  KABAN_WITNESS_MAILS: listOf(
    (part) => email.safeParse(part).success,
    'it must be emails, with a comma between two',
  ).register(settingNotes, {
    group,
    does:
      'The emails of people outside who get the seal of the books each day: an auditor, a ' +
      'lawyer, an owner ([watching.md](operating/watching.md#witnesses)).',
    neededBy,
    otherwise: 'none',
  }),
  KABAN_WITNESS_WEBHOOKS: listOf(
    isWebhook,
    'it must be addresses that begin with https://, without a password in front of the host, ' +
      'with a comma between two',
  ).register(settingNotes, {
    group,
    does:
      'Addresses that get the seal as JSON by POST. One has taken it when it answers with 200 to ' +
      '299.',
    neededBy,
    otherwise: 'none',
  }),
  KABAN_WITNESS_DIR: z
    .string()
    .min(1)
    .optional()
    .register(settingNotes, {
      group,
      does:
        'A folder that gets each seal as a file: on a share of another company, or one that is ' +
        'copied to a medium that nobody can overwrite.',
      neededBy,
      otherwise: 'none',
    }),
}

type Set = z.infer<z.ZodObject<typeof witnessSettings>>

/** `resolve` makes a path absolute. */
export function readWitnesses(set: Set, resolve: (path: string) => string): Witness[] {
  const { KABAN_WITNESS_MAILS, KABAN_WITNESS_WEBHOOKS, KABAN_WITNESS_DIR: folder } = set
  const all: Witness[] = [
    ...(KABAN_WITNESS_MAILS ?? []).map((target) => ({ kind: 'mail' as const, target })),
    ...(KABAN_WITNESS_WEBHOOKS ?? []).map((target) => ({ kind: 'webhook' as const, target })),
    ...(folder ? [{ kind: 'folder' as const, target: resolve(folder) }] : []),
  ]
  const targets = all.map(({ target }) => target)
  return all.filter(({ target }, at) => targets.indexOf(target) === at)
}
