/**
 * Optimistic changes of the list. A failed change rolls back only what it touched, so that two
 * concurrent changes do not undo each other.
 */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { failureWords, needsNoNotice, readFailure } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { TaskView } from '../shared/contract.ts'
import { taskUndoSeconds } from '../shared/rules.ts'
import { taskWords } from '../shared/words.ts'
import { tasks } from './calls.ts'

const listKey = tasks.mine.queryKey({ input: {} })
/** Sends changes one after the other: a change of a new task must not arrive before the task. */
const scope = { id: 'tasks' }

/** `onFailed` puts the title and its request id back into the field. */
export function useAddTask(onFailed: (task: { taskId: string; title: string }) => void) {
  const queries = useQueryClient()
  return useMutation(
    tasks.add.mutationOptions({
      scope,
      onMutate: ({ taskId, title }) =>
        changeList(queries, (list) => [
          { taskId, title, description: '', status: 'pending', createdAt: new Date() },
          ...list.filter((task) => task.taskId !== taskId),
        ]),
      onError: async (error, { taskId, title }) => {
        await changeList(queries, (list) => list.filter((task) => task.taskId !== taskId))
        onFailed({ taskId, title })
        showFailed(currentWords(taskWords).addFailed, error)
      },
    }),
  )
}

export function useSetStatus() {
  const queries = useQueryClient()
  return useMutation(
    tasks.setStatus.mutationOptions({
      scope,
      onMutate: ({ taskId, status }) => changeTask(queries, taskId, { status }),
      onError: async (error, { taskId, status }) => {
        await changeTask(queries, taskId, {
          status: status === 'completed' ? 'pending' : 'completed',
        })
        showFailed(currentWords(taskWords).updateFailed, error)
      },
    }),
  )
}

/** `before` is restored when saving fails. */
export function useRename(before: string) {
  const queries = useQueryClient()
  return useMutation(
    tasks.rename.mutationOptions({
      scope,
      onMutate: ({ taskId, title }) => changeTask(queries, taskId, { title }),
      onError: async (error, { taskId }) => {
        await changeTask(queries, taskId, { title: before })
        showFailed(currentWords(taskWords).saveFailed, error)
      },
    }),
  )
}

/** Deletes at once and offers an undo for a few seconds, instead of asking before. */
export function useRemoveTask(task: TaskView) {
  const queries = useQueryClient()
  const { taskId } = task
  const putBack = () =>
    changeList(queries, (list) =>
      [...list.filter((one) => one.taskId !== taskId), task].toSorted((a, b) =>
        a.taskId < b.taskId ? 1 : -1,
      ),
    )
  const takeAway = () => changeList(queries, (list) => list.filter((one) => one.taskId !== taskId))
  const restore = useMutation(
    tasks.restore.mutationOptions({
      scope,
      onMutate: putBack,
      onError: async (error) => {
        await takeAway()
        showFailed(currentWords(taskWords).updateFailed, error)
      },
    }),
  )
  return useMutation(
    tasks.remove.mutationOptions({
      scope,
      onMutate: takeAway,
      onSuccess: () => {
        const w = currentWords(taskWords)
        notify({
          title: w.removed,
          message: task.title,
          duration: taskUndoSeconds * 1000,
          action: { label: w.undo, onAction: () => restore.mutate({ taskId }) },
        })
      },
      onError: async (error) => {
        await putBack()
        showFailed(currentWords(taskWords).deleteFailed, error)
      },
    }),
  )
}

function changeTask(
  queries: QueryClient,
  taskId: string,
  change: Partial<TaskView>,
): Promise<void> {
  return changeList(queries, (list) =>
    list.map((task) => (task.taskId === taskId ? { ...task, ...change } : task)),
  )
}

async function changeList(
  queries: QueryClient,
  change: (list: TaskView[]) => TaskView[],
): Promise<void> {
  // A response in flight would not include this change.
  await queries.cancelQueries({ queryKey: listKey })
  queries.setQueryData(listKey, (list) => list && change(list))
}

/** Uses the title of the specification, unless no answer came: the change may have succeeded. */
function showFailed(title: string, error: unknown): void {
  if (needsNoNotice(error)) return
  const words = failureWords(error)
  notify({
    title: readFailure(error).kind === 'unanswered' ? words.title : title,
    message: words.message,
    tone: 'failed',
  })
}
