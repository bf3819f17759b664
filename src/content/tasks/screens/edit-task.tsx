import { useEffect, useRef, useState, type FormEvent } from 'react'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { inputStyle } from '#foundation/kit/fields/field.tsx'
import { useDraft } from '#foundation/kit/form/unsaved-changes.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { TaskView } from '../shared/contract.ts'
import { judgeTitle, taskTitleMax } from '../shared/rules.ts'
import { taskRefusals, taskWords } from '../shared/words.ts'
import { useRename } from './change-tasks.ts'

/** Replaces the title: Enter saves, Esc cancels. */
export function EditTask({
  task: { taskId, title },
  onClose,
}: {
  task: TaskView
  onClose: () => void
}) {
  const w = useWords(taskWords)
  const refusals = useWords(taskRefusals)
  const [typed, setTyped] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRename(title)
  useDraft(
    undefined,
    () => typed,
    () => typed !== title,
  )
  useEffect(() => field.current?.select(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const next = withoutInvisibleMarks(typed).trim()
    const missing = judgeTitle(next)
    if (missing) {
      notify({
        title: refusals[missing].title,
        message: refusalMessage(refusals[missing]),
        tone: 'failed',
      })
      field.current?.focus()
      return
    }
    if (next !== title) rename.mutate({ taskId, title: next })
    onClose()
  }
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex min-w-0 grow flex-wrap gap-2 py-1"
    >
      <input
        ref={field}
        aria-label={w.editTitle}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={taskTitleMax}
        autoComplete="off"
        enterKeyHint="done"
        className={`${inputStyle} min-w-[min(100%,10rem)] flex-1`}
      />
      <div className="flex gap-2">
        <Button type="submit">{w.save}</Button>
        <Button variant="quiet" onClick={onClose}>
          {w.cancel}
        </Button>
      </div>
    </form>
  )
}
