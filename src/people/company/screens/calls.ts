import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { companyContract } from '../shared/contract.ts'

export const company = moduleCalls<typeof companyContract>('company')
