import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { statementsContract } from '../shared/contract.ts'

export const statements = roomCalls<typeof statementsContract>('statements')
