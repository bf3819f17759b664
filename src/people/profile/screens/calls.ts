import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { profileContract } from '../shared/contract.ts'

export const profile = moduleCalls<typeof profileContract>('profile', ['identity'])
