import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { profileContract } from '../shared/contract.ts'

export const profile = roomCalls<typeof profileContract>('profile')
