/**
 * What a procedure says about itself before it runs: who may call it, and whether it needs a transaction.
 * The server enforces it in one place (platform/serve.ts), the access matrix in the tests is read from it.
 */
import { oc } from '@orpc/contract'

/** 'signed-in' means a user or an admin. */
export type Who = 'anyone' | 'user' | 'admin' | 'signed-in'

export interface ProcedureMeta {
  who: Who
  opens: 'connection' | 'transaction'
}

const base = oc.$meta<ProcedureMeta>({ who: 'admin', opens: 'transaction' })

/** A procedure that only reads: one connection, no transaction. */
export const reads = (who: Who) => base.meta({ who, opens: 'connection' })

/** A procedure that changes something: its verb runs inside one transaction, all or nothing. */
export const writes = (who: Who) => base.meta({ who, opens: 'transaction' })
