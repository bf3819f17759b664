import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { contentContract } from '../shared/contract.ts'

export const content = moduleCalls<typeof contentContract>('content')
