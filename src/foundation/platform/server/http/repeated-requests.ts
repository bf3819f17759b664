/**
 * Makes a repeated request wait for the first. A browser sends a request again when its answer is
 * late, and the first may still be under way: judged at once, the copy could see half of what the
 * first did, and refuse a withdrawal that has just succeeded as 'insufficient balance'. The lock
 * comes before everything else, so the copy reads what the first has committed, and its action
 * answers as the first did (docs/decisions/0036).
 */
import { createHash } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { Caller, RequestFacts } from './context.ts'

interface RepeatableRequest {
  /** Of the procedure. */
  path: readonly string[]
  /** As it arrived: a copy has the same bytes. */
  input: unknown
  caller: Caller
  request: Pick<RequestFacts, 'address'>
}

/** Ends with the transaction. Requests that differ in anything do not wait for each other. */
export async function lockRequest(tx: Transaction, request: RepeatableRequest): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1)', [requestKey(request)])
}

function requestKey({ path, input, caller, request }: RepeatableRequest): bigint {
  const sender =
    'sessionId' in caller ? (caller.userId ?? caller.sessionId) : `visitor ${request.address}`
  const text = JSON.stringify([path, sender, input], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  return createHash('sha256').update(text).digest().readBigInt64BE()
}
