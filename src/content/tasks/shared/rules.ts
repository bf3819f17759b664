/** A user's own list of tasks. Nobody else sees or writes it. */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const taskTitleMax = 200
/** Per user. The list has no pages. */
export const tasksMax = 200
/** How long the screen offers to undo a deletion. */
export const taskUndoSeconds = 5

/** The browser makes `taskId`, so that sending twice adds one task. */
export const newTask = z.strictObject({
  taskId: requestId,
  title: line(taskTitleMax),
  description: z.optional(paragraph(2000)),
})
export type NewTask = z.output<typeof newTask>

export const taskTitle = z.strictObject({ taskId: uuid, title: line(taskTitleMax) })
export const taskStatus = z.strictObject({ taskId: uuid, status: z.enum(taskStatuses) })

export type TaskRefusal =
  | 'task-title-required'
  | 'task-not-found'
  | 'task-id-reused'
  | 'too-many-tasks'

/** Returns the refusal of an empty title, or null. */
export function judgeTitle(title: string): 'task-title-required' | null {
  return title.trim() === '' ? 'task-title-required' : null
}
