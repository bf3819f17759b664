/** What a verb is given: the open transaction, who asks, and the request it belongs to. Nothing is ambient. */
import type { Transaction } from './database.ts'
import type { Files } from './files.ts'
import type { Settings } from './settings.ts'

export type Caller =
  | { role: 'visitor' }
  | { role: 'user'; userId: string; sessionId: string }
  /** `userId` is null when the company access code opened the session; then `pseudoUser` names it in the records. */
  | { role: 'admin'; userId: string | null; sessionId: string }
  /** A job, the start of an installation: nobody asked. */
  | { role: 'system' }

export interface RequestFacts {
  id: string
  /** The client's address, after the trusted proxies. */
  address: string
  userAgent: string
}

export interface SessionCookie {
  /** The token of the session that the request carried, or null. */
  token: string | null
  /** Sets the cookie on the answer; sent only when the verb succeeds. */
  set(token: string, expiresAt: Date): void
  /** Takes the cookie from the browser; likewise. */
  clear(): void
}

export interface Act {
  tx: Transaction
  caller: Caller
  request: RequestFacts
  cookie: SessionCookie
  settings: Settings
  files: Files
}

/** The id of the user who asks. Only for verbs whose procedure is for users. */
export function callerUserId(act: Act): string {
  if (act.caller.role !== 'user') throw new Error(`A verb for users was called by a ${act.caller.role}`)
  return act.caller.userId
}

/** The act of a job or of the installation itself. */
export function systemAct(tx: Transaction, settings: Settings, files: Files): Act {
  const cookie: SessionCookie = { token: null, set: () => {}, clear: () => {} }
  return { tx, caller: { role: 'system' }, request: { id: 'system', address: '', userAgent: '' }, cookie, settings, files }
}
