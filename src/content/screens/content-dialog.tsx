import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useDirty, useKabanForm, type KabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { failureWords, readFailure } from '../../kit/refusals.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { SendingButton } from '../../kit/sending-button.tsx'
import { serverNow } from '../../kit/server-clock.ts'
import { notify } from '../../kit/toast-store.ts'
import type { ContentEntry } from '../contract.ts'
import { titleOf } from '../rules-edit.ts'
import { blankForm, contentForm, fieldsOfKind, formOf, readForm, type ContentForm, type EditedKind } from '../rules-fields.ts'
import { judgeBody } from '../rules-judge.ts'
import { words } from '../words-console.ts'
import { content } from './calls.ts'
import { ContentFields, SourceFields } from './content-fields.tsx'
import { Findings, useProblemOf, type Problem } from './findings.tsx'

interface Props {
  kind: EditedKind
  /** Without one a new entry is written. */
  entry?: ContentEntry | undefined
  /** Where a new one stands on the page. */
  place: number
  capBasisPoints: number
  onClose: () => void
  onSaved: (entryId: string) => void
}

/** A version of an entry: on what it says now, or new. Its ids are made when it opens: a second press is the same version. */
export function ContentDialog({ kind, entry: opened, place, capBasisPoints, onClose, onSaved }: Props) {
  const w = useWords(words)
  // What stood there when the window was opened: a colleague's later version must not be overwritten unseen.
  const [{ entry, entryId }] = useState({ entry: opened, entryId: opened?.entryId ?? newRequestId() })
  const base = entry && (entry.open ?? (entry.newest.state === 'returned' ? entry.newest : (entry.published ?? entry.newest)))
  const form = useKabanForm(contentForm, base ? formOf(base) : blankForm(kind, place), `content ${kind} ${entry?.entryId ?? 'new'}`)
  const dirty = useDirty(form)
  const versionOf = useVersionIds()
  const handIn = useRef(false)
  const send = useSend()
  const problems = useProblems(form, kind, capBasisPoints)
  const submit = async (typed: ContentForm) => {
    const read = readForm(kind, typed)
    const [first] = problems
    if ('unreadable' in read || first) return first && goTo(form, first)
    const save = { entryId, said: read.said, source: typed.source.trim(), sourceDate: typed.sourceDate, versionSeen: entry?.newest.version ?? null }
    try {
      await send({ ...save, versionId: versionOf(save) }, handIn.current)
    } catch (error) {
      const failure = readFailure(error)
      const field = failure.kind === 'refusal' && failure.field !== undefined && (failure.field.startsWith('source') ? failure.field : `body.${failure.field}`)
      if (!field) throw error
      return form.setError(field as 'source', { type: 'refused', message: failureWords(error).message }, { shouldFocus: true })
    }
    const done = handIn.current ? 'submitted' : 'saved'
    notify({ title: w.done[done], message: w.doneMore[done], tone: 'credited' })
    onSaved(entryId)
  }
  const pending = form.formState.isSubmitting
  const title = entry && base ? w.changeTitle(titleOf(base.said).en || w.kinds[kind]) : w.addTitle[kind]
  return (
    <Dialog open onClose={onClose} title={title} dirty={dirty} pending={pending} size="wide">
      <Form form={form} onSubmit={submit} label={title} failed={w.updateFailed}>
        <ContentFields fields={fieldsOfKind[kind]} />
        <SourceFields />
        <Findings problems={problems} onGo={(field) => form.setFocus(field as 'source')} />
        <DialogActions>
          {/* On a phone three buttons would leave no room for the form; the cross stays. */}
          <Button variant="secondary" onClick={onClose} disabled={pending} className="max-sm:hidden">
            {w.cancel}
          </Button>
          <SendingButton variant="secondary" type="submit" blocked={pending} onClick={() => (handIn.current = false)}>
            {w.save}
          </SendingButton>
          <span className="contents" onClickCapture={() => (handIn.current = true)}>
            <SubmitButton>{w.saveAndSubmit}</SubmitButton>
          </span>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function goTo(form: KabanForm<ContentForm, ContentForm>, { field, message }: Problem): void {
  form.setError(field as 'source', { type: 'finding', message }, { shouldFocus: true })
}

/** What cannot be read comes first; the rest is judged when all can be. */
function useProblems(form: KabanForm<ContentForm, ContentForm>, kind: EditedKind, capBasisPoints: number): Problem[] {
  const w = useWords(words)
  const typed = useWatch({ control: form.control }) as ContentForm
  const problemOf = useProblemOf()
  const read = readForm(kind, typed)
  if ('unreadable' in read) {
    return read.unreadable.map(({ name, look }) => ({ field: look.startsWith('both') ? `body.${name}.en` : `body.${name}`, label: w.fields[name] ?? name, message: w.unreadable[look] }))
  }
  return judgeBody(read.said, { source: typed.source.trim(), sourceDate: typed.sourceDate, capBasisPoints, now: new Date(serverNow()) }).map(problemOf)
}

/** The same words have the same id, however often they are sent; other words after a refusal are another version. */
function useVersionIds(): (save: object) => string {
  const last = useRef({ words: '', versionId: '' })
  return (save) => {
    const written = JSON.stringify(save, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    if (last.current.words !== written) last.current = { words: written, versionId: newRequestId() }
    return last.current.versionId
  }
}

function useSend() {
  const queries = useQueryClient()
  const save = useMutation(content.save.mutationOptions())
  const submit = useMutation(content.submit.mutationOptions())
  return async (version: Parameters<typeof save.mutateAsync>[0], handIn: boolean) => {
    try {
      const { open } = await save.mutateAsync(version)
      if (handIn && open) await submit.mutateAsync({ versionId: open.versionId })
    } finally {
      void queries.invalidateQueries({ queryKey: content.key() })
    }
  }
}
