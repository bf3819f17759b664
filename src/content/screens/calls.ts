import { roomCalls } from '../../kit/calls.ts'
import type { contentContract } from '../contract.ts'

export const content = roomCalls<typeof contentContract>('content')
