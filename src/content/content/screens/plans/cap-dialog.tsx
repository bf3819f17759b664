import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import type { ContentEntry } from '../../shared/contract.ts'
import { judgeBody, marksOf } from '../../shared/rules-judge.ts'
import { capForm, capFormOf, readCapForm, type CapForm } from '../../shared/rules-plan-form.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { BothField } from '../content/content-fields.tsx'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { currentVersion, newestVersion } from '../entries/entry-pane.tsx'
import { useProblemOf, type Judgement } from '../entries/findings.tsx'
import { useSaveVersion } from '../entries/use-save-version.ts'

interface Props {
  /** Absent for the first cap of the installation. */
  entry?: ContentEntry | undefined
  capBasisPoints: number
  onClose: () => void
  onSaved: (entryId: string) => void
}

export function CapDialog({ entry: newest, capBasisPoints, onClose, onSaved }: Props) {
  const w = useWords(contentPlansWords)
  const [entryId] = useState(() => newest?.entryId ?? newRequestId())
  const edit = useEditForm(capForm, newest, {
    versionOf: newestVersion,
    valuesOf: (row) => capFormOf(row ? currentVersion(row) : null),
    draft: 'plan cap',
  })
  const { form, seen } = edit
  const judgement = useJudgement(useWatch({ control: form.control }) as CapForm, capBasisPoints)
  const send = useSaveVersion(form, (field) => placeOf(field) as 'source')
  return (
    <EntryDialog
      edit={edit}
      title={w.capTitle}
      judgement={judgement}
      onClose={onClose}
      onSend={async (sent, andSubmit) => {
        const read = readCapForm(sent)
        if ('unreadable' in read) return
        const version = {
          entryId,
          content: read.content,
          source: sent.source.trim(),
          sourceDate: sent.sourceDate,
          versionSeen: seen,
        }
        if (!(await send(version, andSubmit))) return
        edit.saved()
        onSaved(entryId)
      }}
    >
      <TextField
        name="body.cap"
        label={w.capPercent}
        hint={w.capHint}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
      <BothField name="body.reason" label={w.capReason} long longest={400} />
    </EntryDialog>
  )
}

function useJudgement(typed: CapForm, capBasisPoints: number): Judgement {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const problemOf = useProblemOf()
  const read = readCapForm(typed)
  if ('unreadable' in read) {
    const problems = read.unreadable.map((name) => ({
      field: name === 'reason' ? 'body.reason.en' : `body.${name}`,
      label: name === 'cap' ? w.cap : (c.fields[name] ?? name),
      message: w.unreadable[name] ?? '',
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
    problems: findings.map((finding) => ({ ...problemOf(finding), field: placeOf(finding.field) })),
    marks: marksOf(read.content, typed.source.trim()),
  }
}

function placeOf(field: string): string {
  if (field === 'source' || field === 'sourceDate') return field
  return field === 'capBasisPoints' ? 'body.cap' : `body.${field}`
}
