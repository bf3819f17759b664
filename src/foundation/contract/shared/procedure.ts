/**
 * A contract declares for each procedure who may call it, and whether it needs a transaction. The
 * server enforces it in one place (foundation/platform/server/http/serve.ts); the access matrix of
 * the tests reads it, too.
 */
import { oc } from '@orpc/contract'
import type { WriteKind } from './write-limits.ts'

/** 'signed-in' means a user or an admin. */
export type AllowedCaller = 'anyone' | 'user' | 'admin' | 'signed-in'

/** The thing that a proof protects. `settings` applies to everybody. */
export type ProofPurpose = 'money' | 'login' | 'data' | 'public' | 'settings'

/** The thing that only a code of an app or a mail protects. `payee`: money to a new account. */
export const codePurposes = ['payee'] as const
export type CodePurpose = (typeof codePurposes)[number]

export interface ProcedureMeta {
  who: AllowedCaller
  opens: 'connection' | 'transaction' | 'steps'
  /**
   * Demands a password or a code not older than a few minutes (step-up). Where that depends on the
   * input, the action demands it.
   */
  proof?: ProofPurpose
  /**
   * Open during maintenance, when users can change nothing else: signing in and out, their own
   * sessions, the lock on their money, and read marks.
   */
  duringMaintenance?: boolean
  /** Open to a person who must choose a new password first, because it leads there or away. */
  duringPasswordChange?: boolean
  /** Which limit a write counts against; 'change' by default (write-limits.ts). */
  limit?: WriteKind
}

interface Needs {
  proof?: ProofPurpose
  duringMaintenance?: true
  duringPasswordChange?: true
  limit?: WriteKind
}

/** A separate type, because the action gets the database instead of an open transaction. */
export interface StepsMeta extends ProcedureMeta {
  opens: 'steps'
}

const base = oc.$meta<ProcedureMeta>({ who: 'admin', opens: 'transaction' })

/** A procedure that only reads, on one connection without a transaction. */
export const reads = (who: AllowedCaller, needs?: Pick<Needs, 'duringPasswordChange'>) =>
  base.meta({ who, opens: 'connection', ...needs })

/** A procedure that changes something, inside one transaction. */
export const writes = (who: AllowedCaller, needs?: Needs) =>
  base.meta({ who, opens: 'transaction', ...needs })

/**
 * A procedure whose action opens its transactions itself: because a part must persist although the
 * whole is refused (a counted attempt), or because it works for long without the database (a
 * password hash) and must not hold a connection meanwhile.
 */
export const steps = (who: AllowedCaller, needs?: Needs) =>
  oc.$meta<StepsMeta>({ who, opens: 'steps', ...needs })
