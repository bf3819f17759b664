import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { withdrawalsContract } from '../shared/contract.ts'

export const withdrawals = moduleCalls<typeof withdrawalsContract>('withdrawals', ['transactions'])

/** A second person's decision changes what can be done with it; a lock, whom staff ask first. */
export const withdrawalQuery = (id: string) =>
  withdrawals.adminOne.queryOptions({
    input: { id },
    meta: { topics: ['approvals', 'safeguards'] },
  })

/** The record of a withdrawal notes its own moves and the decisions of a second person. */
export const withdrawalTopics = ['withdrawals', 'approvals']
