import { callerUserId, type Act } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { TaskView } from '../shared/contract.ts'
import { judgeTitle, tasksMax, type NewTask, type TaskStatus } from '../shared/rules.ts'
import { taskRefusals } from '../shared/words.ts'
import {
  countTasks,
  deleteRemoved,
  findTask,
  insertTask,
  setRemoved,
  tasksOf,
  updateTask,
} from './store.ts'

export async function listMyTasks(act: Act): Promise<TaskView[]> {
  return await tasksOf(act.tx, callerUserId(act))
}

/**
 * The same id again answers the task as it is now. Refuses: task-title-required, too-many-tasks
 * (409), an id of somebody else's (409).
 */
export async function addTask(act: Act, task: NewTask): Promise<TaskView> {
  const userId = callerUserId(act)
  const first = await findTask(act.tx, userId, task.taskId)
  if (first) return first
  checkTitle(task.title)
  if ((await countTasks(act.tx, userId)) >= tasksMax)
    refuse(taskRefusals, 'too-many-tasks', { status: 409 })
  // A second click that came at the same moment may have been faster.
  const added =
    (await insertTask(act.tx, userId, task)) ??
    (await findTask(act.tx, userId, task.taskId)) ??
    refuse(taskRefusals, 'task-id-reused', { status: 409 })
  publishTask(act, userId, task.taskId)
  return added
}

export async function renameTask(
  act: Act,
  { taskId, title }: { taskId: string; title: string },
): Promise<TaskView> {
  checkTitle(title)
  return await change(act, taskId, { title })
}

export async function setTaskStatus(
  act: Act,
  { taskId, status }: { taskId: string; status: TaskStatus },
): Promise<TaskView> {
  return await change(act, taskId, { status })
}

/**
 * Hides it at once, so that a closed browser loses nothing of the wish; the row itself goes with a
 * later removal.
 */
export async function removeTask(
  act: Act,
  { taskId }: { taskId: string },
): Promise<Record<string, never>> {
  await hide(act, taskId, true)
  await deleteRemoved(act.tx, callerUserId(act))
  return {}
}

export async function restoreTask(
  act: Act,
  { taskId }: { taskId: string },
): Promise<Record<string, never>> {
  await hide(act, taskId, false)
  return {}
}

async function change(
  act: Act,
  taskId: string,
  to: { title?: string; status?: TaskStatus },
): Promise<TaskView> {
  const userId = callerUserId(act)
  const changed =
    (await updateTask(act.tx, userId, taskId, to)) ??
    refuse(taskRefusals, 'task-not-found', { status: 404 })
  publishTask(act, userId, taskId)
  return changed
}

async function hide(act: Act, taskId: string, removed: boolean): Promise<void> {
  const userId = callerUserId(act)
  if (!(await setRemoved(act.tx, userId, taskId, removed)))
    refuse(taskRefusals, 'task-not-found', { status: 404 })
  publishTask(act, userId, taskId)
}

/** The user's other browsers show the same. */
function publishTask(act: Act, userId: string, taskId: string): void {
  publish(act.tx, { topic: 'tasks', id: taskId, to: { userId } })
}

function checkTitle(title: string): void {
  const missing = judgeTitle(title)
  if (missing) refuse(taskRefusals, missing, { field: 'title' })
}
