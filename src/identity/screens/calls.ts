import { roomCalls } from '../../kit/calls.ts'
import type { identityContract } from '../contract.ts'

export const identity = roomCalls<typeof identityContract>('identity')
