import { roomCalls } from '../../kit/calls.ts'
import type { statementsContract } from '../contract.ts'

export const statements = roomCalls<typeof statementsContract>('statements')
