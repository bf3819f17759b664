import { useMutation, useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { notesContract } from '../shared/contract.ts'
import type { NoteView } from '../shared/contract.ts'
import { noteForm, noteMax, type NotedThing } from '../shared/rules.ts'
import { noteRefusals, noteWords } from '../shared/words.ts'

const notes = moduleCalls<typeof notesContract>('notes')

interface Props {
  subject: NotedThing
  /** While there are no notes, the box for the first one is folded. */
  folded?: boolean
}

/**
 * The notes about a subject, and a box for a new one. Amber, a dashed border and a lock distinguish
 * them from everything that users can read.
 */
export function StaffNotes({ subject, folded = false }: Props) {
  const w = useWords(noteWords)
  const list = useQuery(notes.about.queryOptions({ input: { subject } }))
  const isFolded = folded && !list.data?.length
  const add = <AddNote key={subject.id} subject={subject} />
  return (
    <section
      aria-label={w.title}
      className="card rounded-card border-2 border-dashed border-waiting bg-waiting-tint p-4"
    >
      <h2 className="flex items-center gap-2 text-base font-medium">
        <Lock aria-hidden size={18} className="shrink-0 text-waiting" />
        {w.title}
      </h2>
      <p className="mb-3 text-sm text-waiting">{w.onlyStaff}</p>
      {!list.data && !list.error && <Skeleton lines={isFolded ? 1 : 2} height="2.75rem" />}
      {!list.data && list.error && (
        <ErrorState title={w.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <RefetchFailed title={w.fetchFailed} answer={list} className="pb-3 empty:hidden" />
      )}
      {list.data?.length === 0 && !folded && <p className="text-sm">{w.none}</p>}
      {list.data && list.data.length > 0 && (
        <div role="region" aria-label={w.written} tabIndex={0} className="max-h-80 overflow-y-auto">
          <ul className="grid gap-3">
            {list.data.map((note) => (
              <Note key={note.noteId} note={note} />
            ))}
          </ul>
        </div>
      )}
      {!isFolded && add}
      {isFolded && !list.isPending && <Disclosure title={w.none}>{add}</Disclosure>}
    </section>
  )
}

function Note({ note: { authorName, content, createdAt } }: { note: NoteView }) {
  const w = useWords(noteWords)
  const language = useLanguage()
  return (
    <li className="border-l-2 border-waiting pl-3 text-sm">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-medium">{authorName ?? w.byAccessCode}</span>
        <time dateTime={createdAt.toISOString()} className="figures">
          {showListTime(createdAt, language)}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{content}</p>
    </li>
  )
}

function AddNote({ subject }: { subject: NotedThing }) {
  const w = useWords(noteWords)
  const refusals = useWords(noteRefusals)
  const [noteId, renew] = useRequestId()
  const form = useKabanForm(noteForm, { content: '' }, `note about ${subject.kind} ${subject.id}`)
  const add = useMutation(
    notes.add.mutationOptions({
      meta: { awaitRefetch: true },
    }),
  )
  const send = async ({ content }: { content: string }) => {
    const { message } = refusals['note-empty']
    if (content.trim() === '')
      return form.setError(
        'content',
        { type: 'note-empty', message: typeof message === 'string' ? message : '' },
        { shouldFocus: true },
      )
    await add.mutateAsync({ noteId, subject, content })
    renew()
    form.reset({ content: '' })
    notify({ title: w.added, tone: 'info' })
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      label={w.write}
      failed={w.addFailed}
      className="mt-3 grid grid-cols-1 gap-2"
    >
      <TextAreaField name="content" label={w.write} hint={w.stays} rows={2} maxLength={noteMax} />
      <div>
        <SubmitButton variant="secondary">{w.add}</SubmitButton>
      </div>
    </Form>
  )
}
