import { roomCalls } from '../../kit/calls.ts'
import type { notesContract } from '../contract.ts'

export const notes = roomCalls<typeof notesContract>('notes')
