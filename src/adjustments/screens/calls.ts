import { roomCalls } from '../../kit/calls.ts'
import type { adjustmentsContract } from '../contract.ts'

export const adjustments = roomCalls<typeof adjustmentsContract>('adjustments')
