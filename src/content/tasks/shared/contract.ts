import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { newTask, taskStatus, taskStatuses, taskTitle } from './rules.ts'

const taskView = z.object({
  taskId: uuid,
  title: z.string(),
  description: z.string(),
  status: z.enum(taskStatuses),
  createdAt: z.date(),
})
export type TaskView = z.infer<typeof taskView>

const one = z.strictObject({ taskId: uuid })

export const tasksContract = {
  /** The caller's own, newest first. */
  mine: reads('user').input(emptyInput).output(z.array(taskView)),
  add: writes('user').input(newTask).output(taskView),
  rename: writes('user').input(taskTitle).output(taskView),
  setStatus: writes('user').input(taskStatus).output(taskView),
  remove: writes('user').input(one).output(emptyInput),
  /** Undoes a removal. */
  restore: writes('user').input(one).output(emptyInput),
}
