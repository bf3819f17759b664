import { roomCalls } from '../../kit/calls.ts'
import type { investmentsContract } from '../contract.ts'

export const investments = roomCalls<typeof investmentsContract>('investments')
