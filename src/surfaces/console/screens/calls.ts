import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { consoleContract } from '../shared/contract.ts'

export const administration = roomCalls<typeof consoleContract>('console')
