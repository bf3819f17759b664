import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { adjustmentsContract } from '../shared/contract.ts'

export const adjustments = moduleCalls<typeof adjustmentsContract>('adjustments', 'everything')
