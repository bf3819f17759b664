import { roomCalls } from '../../kit/calls.ts'
import type { companyContract } from '../contract.ts'

export const company = roomCalls<typeof companyContract>('company')
