/**
 * Settings that can be read and are not safe, or cannot work. A live installation does not start
 * with them; one with sample data starts, where it is harmless, and says so.
 */
import { liveAccessCodeMin, type Environment } from './environment.ts'
import { isRandom } from './secrets.ts'
import { isThisMachine } from './social-providers.ts'

export function unusable(name: string, reason: string): string {
  return `The setting ${name} cannot be used: ${reason}.`
}

/** Sentences about what only a live installation needs, each with the way out. */
export function missingForLive(set: Environment): string[] {
  const found: string[] = []
  if (!set.KABAN_PUBLIC_URL)
    found.push(
      'A live installation needs KABAN_PUBLIC_URL, the address at which people open it: ' +
        'the links in mails begin with it.',
    )
  else if (set.KABAN_PUBLIC_URL.startsWith('http:') && !isThisMachine(set.KABAN_PUBLIC_URL))
    found.push(
      unusable(
        'KABAN_PUBLIC_URL',
        'in a live installation it begins with https:, or passwords and sessions would travel ' +
          'readable (http: is for this very machine, to try it out)',
      ),
    )
  if (
    set.DATABASE_URL &&
    roleOf(set.DATABASE_URL) === roleOf(set.KABAN_OWNER_DATABASE_URL ?? set.DATABASE_URL)
  )
    found.push(
      'A live installation on a PostgreSQL of your own needs two roles: DATABASE_URL for the ' +
        'application, which may not change what was written, and KABAN_OWNER_DATABASE_URL for ' +
        'the owner of the tables. docs/operating/installing.md says how to create them.',
    )
  if (set.KABAN_ACCESS_CODE && set.KABAN_ACCESS_CODE.length < liveAccessCodeMin)
    found.push(
      unusable(
        'KABAN_ACCESS_CODE',
        `in a live installation it has at least ${liveAccessCodeMin} characters`,
      ),
    )
  if (set.KABAN_SMTP_URL && !isMailServer(set.KABAN_SMTP_URL))
    found.push(
      unusable(
        'KABAN_SMTP_URL',
        'it names no mail server. It has the form smtp://user:password@host:587, and other ' +
          'characters than letters and digits in the password are written as %XX',
      ),
    )
  if (!/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(set.KABAN_MAIL_FROM))
    found.push(
      unusable('KABAN_MAIL_FROM', 'it holds no email. It has the form Kaban <mail@example.ph>'),
    )
  return found
}

/** Refused also with sample data: what begins with such a key keeps it, and is lost with it. */
export function guessableKey(set: Environment): string[] {
  if (!set.KABAN_SECRET_KEY || isRandom(set.KABAN_SECRET_KEY)) return []
  return [
    unusable(
      'KABAN_SECRET_KEY',
      'its bytes follow a pattern, so others can guess it. Make a random one with ' +
        '`openssl rand -base64 32`',
    ),
  ]
}

/** Refused in a live installation, and said in one with sample data. */
export function carelessSettings(set: Environment): string[] {
  if (!set.KABAN_PUBLIC_URL || isBareAddress(set.KABAN_PUBLIC_URL)) return []
  return [
    'KABAN_PUBLIC_URL has more than a host and a port, and Kaban is served at the top of its ' +
      `address. Write ${new URL(set.KABAN_PUBLIC_URL).origin}.`,
  ]
}

/** Said at the start and by `npm run check`; Kaban works with them. */
export function doubtfulSettings(set: Environment): string[] {
  if (set.KABAN_MODE !== 'live') return []
  return /@kaban\.test>?$/.test(set.KABAN_MAIL_FROM)
    ? ['KABAN_MAIL_FROM is not set: mails come from an address that does not exist.']
    : []
}

/** No path, query, fragment or password. */
function isBareAddress(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

function isMailServer(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

/** An address without a role means the same default role for both, whatever the system makes it. */
function roleOf(databaseUrl: string): string {
  return (
    /^\w+:\/\/([^:@/?#]*)(:[^@/]*)?@/.exec(databaseUrl)?.[1] ??
    /[?&]user=([^&]*)/.exec(databaseUrl)?.[1] ??
    ''
  )
}
