import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { investmentsContract } from '../shared/contract.ts'

export const investments = moduleCalls<typeof investmentsContract>('investments', ['transactions'])
