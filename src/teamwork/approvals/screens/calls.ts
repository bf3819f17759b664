import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { approvalsContract } from '../shared/contract.ts'

export const approvals = moduleCalls<typeof approvalsContract>('approvals', 'everything')
