import { roomCalls } from '../../kit/calls.ts'
import type { profileContract } from '../contract.ts'

export const profile = roomCalls<typeof profileContract>('profile')
