import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useKabanForm, type KabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { newRequestId } from '../../kit/request-id.ts'
import { serverNow } from '../../kit/server-clock.ts'
import type { ContentEntry } from '../contract.ts'
import { titleOf } from '../rules-edit.ts'
import {
  blankForm,
  contentForm,
  fieldsOfKind,
  formOf,
  readForm,
  type ContentForm,
  type EditedKind,
} from '../rules-fields.ts'
import { judgeBody } from '../rules-judge.ts'
import { words } from '../words-console.ts'
import { ContentFields } from './content-fields.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { inHand } from './entry-pane.tsx'
import { useProblemOf, type Problem } from './findings.tsx'
import { useSaveVersion } from './use-save-version.ts'

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

/**
 * A version of an entry: on what it says now, or new. Its ids are made when it opens: a second
 * press is the same version.
 */
export function ContentDialog({
  kind,
  entry: opened,
  place,
  capBasisPoints,
  onClose,
  onSaved,
}: Props) {
  const w = useWords(words)
  // What stood there when the window was opened: a colleague's later version must not be overwritten unseen.
  const [{ entry, entryId }] = useState({
    entry: opened,
    entryId: opened?.entryId ?? newRequestId(),
  })
  const base = entry && inHand(entry)
  const form = useKabanForm(
    contentForm,
    base ? formOf(base) : blankForm(kind, place),
    `content ${kind} ${entry?.entryId ?? 'new'}`,
  )
  const problems = useProblems(form, kind, capBasisPoints)
  const send = useSaveVersion(
    form,
    (field) => (field.startsWith('source') ? field : `body.${field}`) as 'source',
  )
  return (
    <EntryDialog
      form={form}
      title={
        entry && base ? w.changeTitle(titleOf(base.said).en || w.kinds[kind]) : w.addTitle[kind]
      }
      problems={problems}
      onClose={onClose}
      onSend={async (typed, handIn) => {
        const read = readForm(kind, typed)
        if ('unreadable' in read) return
        const version = {
          entryId,
          said: read.said,
          source: typed.source.trim(),
          sourceDate: typed.sourceDate,
          versionSeen: entry?.newest.version ?? null,
        }
        if (await send(version, handIn)) onSaved(entryId)
      }}
    >
      <ContentFields fields={fieldsOfKind[kind]} />
    </EntryDialog>
  )
}

/** What cannot be read comes first; the rest is judged when all can be. */
function useProblems(
  form: KabanForm<ContentForm, ContentForm>,
  kind: EditedKind,
  capBasisPoints: number,
): Problem[] {
  const w = useWords(words)
  const typed = useWatch({ control: form.control }) as ContentForm
  const problemOf = useProblemOf()
  const read = readForm(kind, typed)
  if ('unreadable' in read) {
    return read.unreadable.map(({ name, look }) => ({
      field: look.startsWith('both') ? `body.${name}.en` : `body.${name}`,
      label: w.fields[name] ?? name,
      message: w.unreadable[look],
    }))
  }
  return judgeBody(read.said, {
    source: typed.source.trim(),
    sourceDate: typed.sourceDate,
    capBasisPoints,
    now: new Date(serverNow()),
  }).map(problemOf)
}
