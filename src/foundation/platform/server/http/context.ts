/** The arguments of an action: an open transaction, the caller, the request. Nothing is ambient. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * The sender of a request. `proven`: the person gave a password or a code in this session within
 * the last few minutes (people/identity/shared/rules.ts). `provenByCode`: it was a code of an app
 * or a mail. `mustChangePassword`: somebody else chose the password, so only the procedures for
 * choosing a new one are open (serve.ts).
 */
export type Caller =
  | { role: 'visitor' }
  | {
      role: 'user'
      userId: string
      sessionId: string
      proven: boolean
      provenByCode?: boolean
      mustChangePassword?: boolean
    }
  /** `userId` is null when the company access code opened the session. */
  | {
      role: 'admin'
      userId: string | null
      sessionId: string
      proven: boolean
      provenByCode?: boolean
      mustChangePassword?: boolean
    }
  /** A job or the start of an installation. */
  | { role: 'system' }

export interface RequestFacts {
  id: string
  /** The client's address, as the trusted proxies report it. */
  address: string
  userAgent: string
  /** The language chosen in this browser, if any. */
  language?: keyof BilingualText | null
}

export interface Cookie {
  /** The token that the request carried, or null. */
  token: string | null
  /**
   * Sets the cookie on the answer, if the action succeeds. A span instead of an instant, because
   * clocks of cheap phones are wrong; the database decides when a token has expired.
   */
  set(token: string, lastsSeconds: number): void
  /** Removes the cookie from the browser, if the action succeeds. */
  clear(): void
}

/** Each holds a random token and nothing else; the database stores its hash. */
export const cookieNames = ['session', 'challenge', 'device', 'social'] as const
export type CookieName = (typeof cookieNames)[number]
export type Cookies = Record<CookieName, Cookie>

export interface ActionContext {
  tx: Transaction
  caller: Caller
  request: RequestFacts
  cookies: Cookies
  settings: Settings
  files: Files
  secrets: Secrets
}

/** The caller's user id, for actions whose procedure only users may call. */
export function callerUserId(ctx: ActionContext): string {
  if (ctx.caller.role !== 'user')
    throw new Error(`An action for users was called by a ${ctx.caller.role}`)
  return ctx.caller.userId
}

export function mustChangePassword(caller: Caller): boolean {
  return 'mustChangePassword' in caller && caller.mustChangePassword === true
}

export type SignedIn = Extract<Caller, { sessionId: string }>

/** The caller, for actions whose procedure only users and admins may call. */
export function signedInCaller({ caller }: Pick<ActionContext, 'caller'>): SignedIn {
  if (caller.role === 'user' || caller.role === 'admin') return caller
  throw new Error(`An action for people who are signed in was called by a ${caller.role}`)
}

/** The context of a job, or of the start of an installation. */
export function systemContext(
  tx: Transaction,
  { settings, files, secrets }: Pick<ActionContext, 'settings' | 'files' | 'secrets'>,
): ActionContext {
  const request = { id: 'system', address: '', userAgent: '' }
  return { tx, caller: { role: 'system' }, request, cookies: noCookies(), settings, files, secrets }
}

/** The cookies of a caller without a browser. */
export function noCookies(): Cookies {
  const none: Cookie = { token: null, set: () => {}, clear: () => {} }
  return { session: none, challenge: none, device: none, social: none }
}
