import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { Field, inputStyle } from '#foundation/kit/fields/field.tsx'
import { readDraft } from '#foundation/kit/form/drafts.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useDraft } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { judgeTitle, taskTitleMax } from '../shared/rules.ts'
import { taskRefusals, taskWords } from '../shared/words.ts'
import { useAddTask } from './change-tasks.ts'

/** Clears the field on Enter, ready for the next task. A title that failed comes back. */
export function AddTask() {
  const w = useWords(taskWords)
  const refusals = useWords(taskRefusals)
  const [typed, setTyped] = useState(() => readDraft<string>('new-task') ?? '')
  const field = useRef<HTMLInputElement>(null)
  // A retry keeps the id, so that it cannot add a second task.
  const failed = useRef<{ taskId: string; title: string } | null>(null)
  const add = useAddTask((task) => {
    if (field.current?.value) return
    failed.current = task
    setTyped(task.title)
  })
  // The draft includes a title being sent: if the session ends meanwhile, the page is gone before a
  // failed title can come back.
  const wanted = typed || (add.isPending ? add.variables.title : '')
  useDraft(
    'new-task',
    () => wanted,
    () => wanted !== '',
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const title = withoutInvisibleMarks(typed).trim()
    const missing = judgeTitle(title)
    if (missing) {
      notify({
        title: refusals[missing].title,
        message: refusalMessage(refusals[missing]),
        tone: 'failed',
      })
      field.current?.focus()
      return
    }
    const taskId = failed.current?.title === title ? failed.current.taskId : newRequestId()
    failed.current = null
    add.mutate({ taskId, title })
    setTyped('')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2 edge pb-4 sm:px-5">
      <div className="min-w-[min(100%,12rem)] grow">
        <Field label={w.newTask} labelHidden>
          {(control) => (
            <input
              {...control}
              ref={field}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={taskTitleMax}
              placeholder={w.newTaskHint}
              autoComplete="off"
              enterKeyHint="done"
              className={inputStyle}
            />
          )}
        </Field>
      </div>
      <Button type="submit" icon={<Plus aria-hidden size={18} />} className="grow sm:grow-0">
        {w.add}
      </Button>
    </form>
  )
}
