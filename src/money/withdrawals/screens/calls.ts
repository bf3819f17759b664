import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { withdrawalsContract } from '../shared/contract.ts'

export const withdrawals = moduleCalls<typeof withdrawalsContract>('withdrawals', ['transactions'])

/** One withdrawal as staff see it. */
export const withdrawalQuery = (id: string) => withdrawals.adminOne.queryOptions({ input: { id } })
