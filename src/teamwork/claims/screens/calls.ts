import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { claimsContract } from '../shared/contract.ts'

export const claims = moduleCalls<typeof claimsContract>('claims')
