import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { contentContract } from '../shared/contract.ts'

export const content = roomCalls<typeof contentContract>('content')
