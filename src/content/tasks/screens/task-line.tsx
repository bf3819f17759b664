import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import type { TaskView } from '../shared/contract.ts'
import type { TaskStatus } from '../shared/rules.ts'
import { taskWords } from '../shared/words.ts'
import { useRemoveTask, useSetStatus } from './change-tasks.ts'
import { EditTask } from './edit-task.tsx'

export function TaskLine({
  task,
  onRemoved,
}: {
  task: TaskView
  onRemoved: (button: Element) => void
}) {
  const w = useWords(taskWords)
  const id = useId()
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const setStatus = useSetStatus()
  const remove = useRemoveTask(task)
  const { taskId, title, description, status } = task
  // Shows the new state at once; the list follows after the answer.
  const [wish, setWish] = useState<TaskStatus | null>(null)
  const done = (wish ?? status) === 'completed'
  const turn = () => {
    const next = done ? 'pending' : 'completed'
    setWish(next)
    setStatus.mutate({ taskId, status: next }, { onSettled: () => setWish(null) })
  }
  const edited = useRef(false)
  useEffect(() => {
    // The field is gone: move the focus back to the button that opened it.
    if (!editing && edited.current) editButton.current?.focus()
    edited.current = editing
  }, [editing])
  return (
    <li className="flex items-start gap-1 edge py-1 focus-visible:-outline-offset-2 sm:px-5">
      <label className="target -ml-2.5 flex shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          checked={done}
          onChange={turn}
          aria-label={w.done(title)}
          aria-describedby={description && !editing ? `${id}-more` : undefined}
          className="size-5 cursor-pointer tick"
        />
      </label>
      {editing ? (
        <EditTask task={task} onClose={() => setEditing(false)} />
      ) : (
        <>
          <div className="grid min-w-0 grow gap-0.5 py-2.5">
            {/* The checkbox has the title as its accessible name. */}
            <span aria-hidden className={`wrap-anywhere ${done ? 'text-muted line-through' : ''}`}>
              {title}
            </span>
            {description && (
              <span
                id={`${id}-more`}
                className="text-sm wrap-anywhere whitespace-pre-line text-muted"
              >
                {description}
              </span>
            )}
          </div>
          <div className="-mr-2 flex shrink-0">
            <IconButton
              ref={editButton}
              label={w.edit(title)}
              icon={<Pencil aria-hidden size={18} />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label={w.remove(title)}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={({ currentTarget }) => {
                remove.mutate({ taskId })
                onRemoved(currentTarget)
              }}
            />
          </div>
        </>
      )}
    </li>
  )
}
