import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { tasksContract } from '../shared/contract.ts'

export const tasks = roomCalls<typeof tasksContract>('tasks')
