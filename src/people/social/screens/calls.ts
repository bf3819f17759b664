import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { socialContract } from '../shared/contract.ts'

export const social = moduleCalls<typeof socialContract>('social')
