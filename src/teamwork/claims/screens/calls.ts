import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { claimsContract } from '../shared/contract.ts'

export const claims = roomCalls<typeof claimsContract>('claims')
