import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { withdrawalsContract } from '../shared/contract.ts'

export const withdrawals = moduleCalls<typeof withdrawalsContract>('withdrawals', ['transactions'])

export const withdrawalQuery = (id: string) => withdrawals.adminOne.queryOptions({ input: { id } })
