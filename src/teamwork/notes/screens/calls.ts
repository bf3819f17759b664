import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { notesContract } from '../shared/contract.ts'

export const notes = roomCalls<typeof notesContract>('notes')
