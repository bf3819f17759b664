import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { viewsContract } from '../shared/contract.ts'

export const views = moduleCalls<typeof viewsContract>('views')
