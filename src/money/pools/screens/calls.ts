import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { poolsContract } from '../shared/contract.ts'

export const pools = moduleCalls<typeof poolsContract>('pools', ['approvals'])
