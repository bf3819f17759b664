import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { investmentsContract } from '../shared/contract.ts'

export const investments = roomCalls<typeof investmentsContract>('investments')
