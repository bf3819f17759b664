/**
 * What a procedure says about itself before it runs: who may call it, and whether it needs a
 * transaction. The server enforces it in one place (foundation/platform/server/http/serve.ts), the
 * access matrix in the tests is read from it.
 */
import { oc } from '@orpc/contract'

/** 'signed-in' means a user or an admin. */
export type Who = 'anyone' | 'user' | 'admin' | 'signed-in'

/** What a proof protects: whoever is asked for one is told. `settings`: what holds for everybody. */
export type ProofFor = 'money' | 'login' | 'data' | 'public' | 'settings'

export interface ProcedureMeta {
  who: Who
  opens: 'connection' | 'transaction' | 'steps'
  /**
   * Asks for a password or a code not older than a few minutes (step-up). Where it depends on the
   * input, the verb asks.
   */
  proof?: ProofFor
  /**
   * Goes on while the company keeps users from changing anything: signing in and out, one's own
   * sessions and the lock on one's money, and marks of what was read.
   */
  duringMaintenance?: boolean
  /** Open also to whoever must choose a password of their own first: it leads there, or away. */
  duringPasswordChange?: boolean
}

interface Needs {
  proof?: ProofFor
  duringMaintenance?: true
  duringPasswordChange?: true
}

/**
 * Told apart by the compiler too: the verb of such a procedure gets the database instead of an open
 * transaction.
 */
export interface StepsMeta extends ProcedureMeta {
  opens: 'steps'
}

const base = oc.$meta<ProcedureMeta>({ who: 'admin', opens: 'transaction' })

/** A procedure that only reads: one connection, no transaction. */
export const reads = (who: Who, needs?: Pick<Needs, 'duringPasswordChange'>) =>
  base.meta({ who, opens: 'connection', ...needs })

/** A procedure that changes something: its verb runs inside one transaction, all or nothing. */
export const writes = (who: Who, needs?: Needs) =>
  base.meta({ who, opens: 'transaction', ...needs })

/**
 * A procedure whose verb opens its transactions itself: because a part must stay though the whole
 * is refused (a counted try), or because it works long without the database in between (a password
 * hash) and must hold no connection meanwhile.
 */
export const steps = (who: Who, needs?: Needs) =>
  oc.$meta<StepsMeta>({ who, opens: 'steps', ...needs })
