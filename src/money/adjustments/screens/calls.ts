import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { adjustmentsContract } from '../shared/contract.ts'

export const adjustments = roomCalls<typeof adjustmentsContract>('adjustments')
