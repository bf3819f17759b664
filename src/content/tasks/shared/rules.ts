/** A user's own list of what to do: a title, done or not. Nobody else sees or writes it. */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const titleMax = 200
/** Of one user. The whole list is one answer. */
export const tasksMax = 200
/** A deletion can be taken back on screen for this long. */
export const undoSeconds = 5

/** `taskId` is made by the browser: sent twice, it is one task. */
export const newTask = z.strictObject({
  taskId: requestId,
  title: line(titleMax),
  description: z.optional(paragraph(2000)),
})
export type NewTask = z.output<typeof newTask>

export const taskTitle = z.strictObject({ taskId: uuid, title: line(titleMax) })
export const taskStatus = z.strictObject({ taskId: uuid, status: z.enum(taskStatuses) })

export type TaskRefusal =
  | 'task-title-required'
  | 'task-not-found'
  | 'task-id-reused'
  | 'too-many-tasks'

/** What the title lacks; null when nothing. */
export function judgeTitle(title: string): 'task-title-required' | null {
  return title.trim() === '' ? 'task-title-required' : null
}
