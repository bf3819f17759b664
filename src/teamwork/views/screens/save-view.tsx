import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Field, inputStyle } from '#foundation/kit/fields/field.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Popover } from '#foundation/kit/overlay/popover.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { viewNameMax, type ViewedList } from '../shared/rules.ts'
import { viewWords } from '../shared/words.ts'
import { views } from './calls.ts'

interface Props {
  list: ViewedList
  search: Record<string, string>
}

/** Keeps the current filters and order under a name. */
export function SaveView({ list, search }: Props) {
  const w = useWords(viewWords)
  return (
    <Popover
      label={w.saveTitle}
      align="start"
      className="w-72"
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          className={
            'flex min-h-10 shrink-0 items-center gap-1 px-2.5 text-[0.8125rem] font-semibold ' +
            'text-primary hover:text-primary-hover focus-visible:-outline-offset-2 ' +
            'pointer-coarse:min-h-11'
          }
        >
          <Plus aria-hidden size={15} />
          {w.save}
        </button>
      )}
    >
      {(close) => <NameForm list={list} search={search} onSaved={close} />}
    </Popover>
  )
}

function NameForm({ list, search, onSaved }: Props & { onSaved: () => void }) {
  const w = useWords(viewWords)
  const [name, setName] = useState('')
  const [viewId] = useState(newRequestId)
  const save = useMutation(
    views.save.mutationOptions({
      onError: showFailure(w.saveFailed),
      onSuccess: () => {
        onSaved()
        notify({ title: w.saved, tone: 'credited' })
      },
    }),
  )
  return (
    <form
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) save.mutate({ viewId, list, name: name.trim(), search })
      }}
    >
      <p className="font-semibold">{w.saveTitle}</p>
      <Field label={w.name} hint={w.saveHint}>
        {(control) => (
          <input
            {...control}
            autoFocus
            value={name}
            maxLength={viewNameMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            className={inputStyle}
          />
        )}
      </Field>
      <SendingButton type="submit" size="small" pending={save.isPending} disabled={!name.trim()}>
        {w.saveButton}
      </SendingButton>
    </form>
  )
}
