import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { tasksContract } from '../shared/contract.ts'

export const tasks = moduleCalls<typeof tasksContract>('tasks')
