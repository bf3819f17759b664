import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { withdrawalsContract } from '../shared/contract.ts'

export const withdrawals = moduleCalls<typeof withdrawalsContract>('withdrawals', ['transactions'])

/** A decision of a second person changes what can be done with it; a lock, what staff ask first. */
export const withdrawalQuery = (id: string) =>
  withdrawals.adminOne.queryOptions({ input: { id }, meta: { topics: ['approvals', 'safeguards'] } })
