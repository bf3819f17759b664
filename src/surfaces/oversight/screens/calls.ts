import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { oversightContract } from '../shared/contract.ts'

export const oversight = moduleCalls<typeof oversightContract>('oversight')
