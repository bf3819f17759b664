import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import type { KabanForm } from '#foundation/kit/form/form.tsx'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import type { ContentEntry } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import {
  blankForm,
  contentForm,
  fieldsOfKind,
  formOf,
  readForm,
  type ContentForm,
  type EditedKind,
} from '../../shared/rules-fields.ts'
import { judgeBody, marksOf } from '../../shared/rules-judge.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { currentVersion, newestVersion } from '../entries/entry-pane.tsx'
import { useProblemOf, type Judgement } from '../entries/findings.tsx'
import { useSaveVersion } from '../entries/use-save-version.ts'
import { ContentFields } from './content-fields.tsx'

interface Props {
  kind: EditedKind
  /** Absent for a new entry. */
  entry?: ContentEntry | undefined
  /** The position of a new entry. */
  place: number
  capBasisPoints: number
  onClose: () => void
  onSaved: (entryId: string) => void
}

/** Writes a version. Its ids are made when the dialog opens, so a second click saves once. */
export function ContentDialog({
  kind,
  entry: newest,
  place,
  capBasisPoints,
  onClose,
  onSaved,
}: Props) {
  const w = useWords(contentConsoleWords)
  const [entryId] = useState(() => newest?.entryId ?? newRequestId())
  const edit = useEditForm(contentForm, newest, {
    versionOf: newestVersion,
    valuesOf: (row) => (row ? formOf(currentVersion(row)) : blankForm(kind, place)),
    draft: `content ${kind} ${newest?.entryId ?? 'new'}`,
  })
  const { form, opened, seen } = edit
  const base = opened && currentVersion(opened)
  const judgement = useJudgement(form, kind, capBasisPoints)
  const send = useSaveVersion(
    form,
    (field) => (field.startsWith('source') ? field : `body.${field}`) as 'source',
  )
  return (
    <EntryDialog
      edit={edit}
      title={base ? w.changeTitle(titleOf(base.content).en || w.kinds[kind]) : w.addTitle[kind]}
      judgement={judgement}
      onClose={onClose}
      onSend={async (typed, andSubmit) => {
        const read = readForm(kind, typed)
        if ('unreadable' in read) return
        const version = {
          entryId,
          content: read.content,
          source: typed.source.trim(),
          sourceDate: typed.sourceDate,
          versionSeen: seen,
        }
        if (!(await send(version, andSubmit))) return
        edit.saved()
        onSaved(entryId)
      }}
    >
      <ContentFields fields={fieldsOfKind[kind]} />
    </EntryDialog>
  )
}

/** Unreadable fields first; the rest is judged once all fields can be read. */
function useJudgement(
  form: KabanForm<ContentForm, ContentForm>,
  kind: EditedKind,
  capBasisPoints: number,
): Judgement {
  const w = useWords(contentConsoleWords)
  const typed = useWatch({ control: form.control }) as ContentForm
  const problemOf = useProblemOf()
  const read = readForm(kind, typed)
  if ('unreadable' in read) {
    const problems = read.unreadable.map(({ name, type }) => ({
      field: type.startsWith('both') ? `body.${name}.en` : `body.${name}`,
      label: w.fields[name] ?? name,
      message: w.unreadable[type],
    }))
    return { problems, marks: [] }
  }
  const findings = judgeBody(read.content, {
    source: typed.source.trim(),
    sourceDate: typed.sourceDate,
    capBasisPoints,
    now: new Date(serverNow()),
  })
  return {
    problems: findings.map(problemOf),
    marks: marksOf(read.content, typed.source.trim()),
  }
}
