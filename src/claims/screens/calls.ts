import { roomCalls } from '../../kit/calls.ts'
import type { claimsContract } from '../contract.ts'

export const claims = roomCalls<typeof claimsContract>('claims')
