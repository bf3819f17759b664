import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { statementsContract } from '../shared/contract.ts'

export const statements = moduleCalls<typeof statementsContract>('statements')
