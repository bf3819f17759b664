import { roomCalls } from '../../kit/calls.ts'
import type { socialContract } from '../contract.ts'

export const social = roomCalls<typeof socialContract>('social')
