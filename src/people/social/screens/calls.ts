import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { socialContract } from '../shared/contract.ts'

export const social = roomCalls<typeof socialContract>('social')
