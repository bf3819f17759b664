import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { placementsContract } from '../../shared/contract.ts'

export const placements = moduleCalls<typeof placementsContract>('placements', [
  'investments',
  'pools',
  'approvals',
])
