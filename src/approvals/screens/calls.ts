import { roomCalls } from '../../kit/calls.ts'
import type { approvalsContract } from '../contract.ts'

export const approvals = roomCalls<typeof approvalsContract>('approvals')
