/**
 * What a verb is given: the open transaction, who asks, and the request it belongs to. Nothing is
 * ambient.
 */
import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * `proven`: the person gave a password or a code in this session not longer ago than a few minutes
 * (see people/identity/shared/rules.ts). `owesPassword`: somebody else chose the password; until it
 * is another one, nothing is open but that (foundation/platform/server/http/serve.ts).
 */
export type Caller =
  | { role: 'visitor' }
  | {
      role: 'user'
      userId: string
      sessionId: string
      proven: boolean
      mustChangePassword?: boolean
    }
  /**
   * `userId` is null when the company access code opened the session; then `pseudoUser` names it in
   * the records.
   */
  | {
      role: 'admin'
      userId: string | null
      sessionId: string
      proven: boolean
      mustChangePassword?: boolean
    }
  /** A job, the start of an installation: nobody asked. */
  | { role: 'system' }

export interface RequestFacts {
  id: string
  /** The client's address, after the trusted proxies. */
  address: string
  userAgent: string
  /** Which one the browser's person chose; null or absent: none. */
  language?: keyof Both | null
}

export interface Cookie {
  /** What the request carried, or null. */
  token: string | null
  /**
   * Sets the cookie on the answer; sent only when the verb succeeds. A span and not an instant:
   * cheap phones' clocks are wrong, and what is over the database decides.
   */
  set(token: string, lastsSeconds: number): void
  /** Takes the cookie from the browser; likewise. */
  clear(): void
}

/** Each holds a random token whose hash the database knows, and nothing else. */
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

/** The id of the user who asks. Only for verbs whose procedure is for users. */
export function callerUserId(ctx: ActionContext): string {
  if (ctx.caller.role !== 'user')
    throw new Error(`An action for users was called by a ${ctx.caller.role}`)
  return ctx.caller.userId
}

/** Whoever owes a password is nobody yet. */
export function mustChangePassword(caller: Caller): boolean {
  return 'mustChangePassword' in caller && caller.mustChangePassword === true
}

export type SignedIn = Extract<Caller, { sessionId: string }>

/** The user or admin who asks. Only for verbs whose procedure is for people who are signed in. */
export function signedInCaller({ caller }: Pick<ActionContext, 'caller'>): SignedIn {
  if (caller.role === 'user' || caller.role === 'admin') return caller
  throw new Error(`An action for people who are signed in was called by a ${caller.role}`)
}

/** The act of a job or of the installation itself. */
export function systemContext(
  tx: Transaction,
  { settings, files, secrets }: Pick<ActionContext, 'settings' | 'files' | 'secrets'>,
): ActionContext {
  const request = { id: 'system', address: '', userAgent: '' }
  return { tx, caller: { role: 'system' }, request, cookies: noCookies(), settings, files, secrets }
}

/** For who has no browser. */
export function noCookies(): Cookies {
  const none: Cookie = { token: null, set: () => {}, clear: () => {} }
  return { session: none, challenge: none, device: none, social: none }
}
