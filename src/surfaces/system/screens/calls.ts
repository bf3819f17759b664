import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { systemContract } from '../shared/contract.ts'

export const system = moduleCalls<typeof systemContract>('system')
