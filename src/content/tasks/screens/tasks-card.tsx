import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { AsOf } from '#foundation/kit/offline/as-of.tsx'
import { focusNextRow } from '#foundation/kit/page/keep-focus.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { taskWords } from '../shared/words.ts'
import { AddTask } from './add-task.tsx'
import { tasks } from './calls.ts'
import { TaskLine } from './task-line.tsx'

export function TasksCard() {
  const w = useWords(taskWords)
  const list = useQuery(tasks.mine.queryOptions({ input: {} }))
  const place = useRef<HTMLDivElement>(null)
  const left = list.data?.filter(({ status }) => status === 'pending').length
  return (
    <Card
      flush
      title={w.title}
      action={
        list.data &&
        list.data.length > 0 && (
          <span className="text-sm text-muted">{left ? w.left(left) : w.allDone}</span>
        )
      }
    >
      {list.data && (
        <AsOf answer={list} failed={w.fetchFailed} className="edge pb-3 empty:hidden sm:px-5" />
      )}
      <AddTask />
      {/* Gets the focus after the last task is deleted: an input would open the touch keyboard. */}
      <div ref={place} tabIndex={-1} aria-label={w.title} role="group" className="outline-none">
        {!list.data && !list.error && <Skeleton lines={4} height="2.75rem" className="p-4" />}
        {!list.data && list.error && (
          <ErrorState
            title={w.fetchFailed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && (
          <EmptyState
            title={w.none}
            message={w.noneMore}
            icon={<ListTodo aria-hidden size={28} strokeWidth={1.5} />}
          />
        )}
        {list.data && list.data.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {list.data.map((task) => (
              <TaskLine
                key={task.taskId}
                task={task}
                onRemoved={(button) => focusNextRow(button, place.current)}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
