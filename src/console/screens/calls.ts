import { roomCalls } from '../../kit/calls.ts'
import type { consoleContract } from '../contract.ts'

export const administration = roomCalls<typeof consoleContract>('console')
