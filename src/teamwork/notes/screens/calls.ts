import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { notesContract } from '../shared/contract.ts'

export const notes = moduleCalls<typeof notesContract>('notes')
