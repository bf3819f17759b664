import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { KabanForm } from '#foundation/kit/form/form.tsx'
import { failureWords, readFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { ContentSave } from '../../shared/rules-edit.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { content } from '../calls.ts'

/** Saves a version and may submit it. Resolves to true on success; fields show their refusals. */
export function useSaveVersion<Typed extends FieldValues>(
  form: KabanForm<Typed, Typed>,
  placeOf: (field: string) => Path<Typed>,
) {
  const w = useWords(contentConsoleWords)
  const versionOf = useVersionIds()
  const save = useMutation(content.save.mutationOptions({ meta: { awaitRefetch: true } }))
  const submit = useMutation(content.submit.mutationOptions({ meta: { awaitRefetch: true } }))
  return async (version: Omit<ContentSave, 'versionId'>, andSubmit: boolean): Promise<boolean> => {
    try {
      const { open } = await save.mutateAsync({ ...version, versionId: versionOf(version) })
      if (andSubmit && open) await submit.mutateAsync({ versionId: open.versionId })
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind !== 'refusal' || failure.field === undefined) throw error
      form.setError(
        placeOf(failure.field),
        { type: 'refused', message: failureWords(error).message },
        { shouldFocus: true },
      )
      return false
    }
    const done = andSubmit ? 'submitted' : 'saved'
    notify({ title: w.done[done], message: w.doneMore[done], tone: 'credited' })
    return true
  }
}

/** The same content keeps its id, so that a retry saves once; changed content gets a new id. */
function useVersionIds(): (save: object) => string {
  const last = useRef({ words: '', versionId: '' })
  return (save) => {
    const written = JSON.stringify(save, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    if (last.current.words !== written) last.current = { words: written, versionId: newRequestId() }
    return last.current.versionId
  }
}
