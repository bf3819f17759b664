import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { sealsContract } from '../shared/contract.ts'

export const seals = moduleCalls<typeof sealsContract>('seals')
