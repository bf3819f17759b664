import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { consoleContract } from '../shared/contract.ts'

export const administration = moduleCalls<typeof consoleContract>('console', 'everything')
