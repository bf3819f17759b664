import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { NewTask, TaskStatus } from '../shared/rules.ts'

export interface TaskRow {
  taskId: string
  title: string
  description: string
  status: TaskStatus
  createdAt: Date
}

const columns = 'id as "taskId", title, description, status, created_at as "createdAt"'

/** Newest first. */
export function tasksOf(tx: Transaction, userId: string): Promise<TaskRow[]> {
  return tx.rows<TaskRow>(
    `select ${columns} from tasks where user_id = $1 and removed_at is null order by id desc`,
    [userId],
  )
}

/** Finds removed tasks too. */
export function findTask(
  tx: Transaction,
  userId: string,
  taskId: string,
): Promise<TaskRow | undefined> {
  return tx.maybeRow<TaskRow>(`select ${columns} from tasks where id = $1 and user_id = $2`, [
    taskId,
    userId,
  ])
}

export async function countTasks(tx: Transaction, userId: string): Promise<number> {
  const { count } = await tx.row<{ count: number }>(
    'select count(*)::int as count from tasks where user_id = $1 and removed_at is null',
    [userId],
  )
  return count
}

/** Returns undefined when the id is taken. */
export function insertTask(
  tx: Transaction,
  user: { userId: string; sample: boolean },
  { taskId, title, description = '' }: NewTask,
): Promise<TaskRow | undefined> {
  return tx.maybeRow<TaskRow>(
    `insert into tasks (id, user_id, title, description, sample) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning ${columns}`,
    [taskId, user.userId, title, description, user.sample],
  )
}

/** Writes the given fields. Returns undefined when the user has no such task. */
export function updateTask(
  tx: Transaction,
  userId: string,
  taskId: string,
  change: { title?: string; status?: TaskStatus },
): Promise<TaskRow | undefined> {
  return tx.maybeRow<TaskRow>(
    `update tasks set title = coalesce($3, title), status = coalesce($4, status), updated_at = now()
     where id = $1 and user_id = $2 and removed_at is null returning ${columns}`,
    [taskId, userId, change.title ?? null, change.status ?? null],
  )
}

/** Returns whether the user has such a task. A second removal keeps the first instant. */
export async function setTaskRemoved(
  tx: Transaction,
  userId: string,
  taskId: string,
  removed: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `update tasks set removed_at = case when $3 then coalesce(removed_at, now()) end
     where id = $1 and user_id = $2 returning id`,
    [taskId, userId, removed],
  )
  return changed.length > 0
}

/** Ten minutes: longer than the undo on screen and any delay of a slow connection. */
export async function deleteRemovedTasks(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(
    `delete from tasks where user_id = $1 and removed_at < now() - interval '10 minutes'`,
    [userId],
  )
}
