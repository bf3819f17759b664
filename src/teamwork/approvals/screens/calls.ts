import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { approvalsContract } from '../shared/contract.ts'

export const approvals = roomCalls<typeof approvalsContract>('approvals')
