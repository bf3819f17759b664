import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { keepUserOpen } from '#people/identity/server/actions.ts'
import type { TaskView } from '../shared/contract.ts'
import { judgeTitle, tasksMax, type NewTask, type TaskStatus } from '../shared/rules.ts'
import { taskRefusals } from '../shared/words.ts'
import {
  countTasks,
  deleteRemovedTasks,
  findTask,
  insertTask,
  setTaskRemoved,
  tasksOf,
  updateTask,
} from './store.ts'

export async function listMyTasks(ctx: ActionContext): Promise<TaskView[]> {
  return await tasksOf(ctx.tx, callerUserId(ctx))
}

/**
 * Adds a task. The same id again returns that task as it is now. Refuses: task-title-required,
 * too-many-tasks (409), task-id-reused (409) also when the caller has closed meanwhile.
 */
export async function addTask(ctx: ActionContext, task: NewTask): Promise<TaskView> {
  const userId = callerUserId(ctx)
  const first = await findTask(ctx.tx, userId, task.taskId)
  if (first) return first
  checkTitle(task.title)
  if ((await countTasks(ctx.tx, userId)) >= tasksMax)
    refuse(taskRefusals, 'too-many-tasks', { status: 409 })
  const user = await keepUserOpen(ctx.tx, userId)
  const added =
    (user && (await insertTask(ctx.tx, user, task))) ??
    // A concurrent second click may have been faster.
    (await findTask(ctx.tx, userId, task.taskId)) ??
    refuse(taskRefusals, 'task-id-reused', { status: 409 })
  publishTask(ctx, userId, task.taskId)
  return added
}

export async function renameTask(
  ctx: ActionContext,
  { taskId, title }: { taskId: string; title: string },
): Promise<TaskView> {
  checkTitle(title)
  return await change(ctx, taskId, { title })
}

export async function setTaskStatus(
  ctx: ActionContext,
  { taskId, status }: { taskId: string; status: TaskStatus },
): Promise<TaskView> {
  return await change(ctx, taskId, { status })
}

/**
 * Hides the task at once, so that a closed browser cannot lose the removal. A later removal deletes
 * the row.
 */
export async function removeTask(
  ctx: ActionContext,
  { taskId }: { taskId: string },
): Promise<Record<string, never>> {
  await hide(ctx, taskId, true)
  await deleteRemovedTasks(ctx.tx, callerUserId(ctx))
  return {}
}

export async function restoreTask(
  ctx: ActionContext,
  { taskId }: { taskId: string },
): Promise<Record<string, never>> {
  await hide(ctx, taskId, false)
  return {}
}

async function change(
  ctx: ActionContext,
  taskId: string,
  to: { title?: string; status?: TaskStatus },
): Promise<TaskView> {
  const userId = callerUserId(ctx)
  const changed =
    (await updateTask(ctx.tx, userId, taskId, to)) ??
    refuse(taskRefusals, 'task-not-found', { status: 404 })
  publishTask(ctx, userId, taskId)
  return changed
}

async function hide(ctx: ActionContext, taskId: string, removed: boolean): Promise<void> {
  const userId = callerUserId(ctx)
  if (!(await setTaskRemoved(ctx.tx, userId, taskId, removed)))
    refuse(taskRefusals, 'task-not-found', { status: 404 })
  publishTask(ctx, userId, taskId)
}

/** Refreshes the user's other browsers. */
function publishTask(ctx: ActionContext, userId: string, taskId: string): void {
  publish(ctx.tx, { topic: 'tasks', id: taskId, to: { userId } })
}

function checkTitle(title: string): void {
  const missing = judgeTitle(title)
  if (missing) refuse(taskRefusals, missing, { field: 'title' })
}
