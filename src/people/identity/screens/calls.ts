import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { identityContract } from '../shared/contract.ts'

export const identity = roomCalls<typeof identityContract>('identity')
