import { roomCalls } from '../../kit/calls.ts'
import type { tasksContract } from '../contract.ts'

export const tasks = roomCalls<typeof tasksContract>('tasks')
