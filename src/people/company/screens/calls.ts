import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { companyContract } from '../shared/contract.ts'

export const company = roomCalls<typeof companyContract>('company')
