import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { ContentEntry } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { judgeBody, marksOf } from '../../shared/rules-judge.ts'
import { planForm, planFormOf, readPlanForm, type PlanForm } from '../../shared/rules-plan-form.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { currentVersion, newestVersion } from '../entries/entry-pane.tsx'
import { useProblemOf, type Judgement } from '../entries/findings.tsx'
import { useSaveVersion } from '../entries/use-save-version.ts'
import { PlanFields } from './plan-fields.tsx'

interface Props {
  /** Absent for a new plan. */
  entry?: ContentEntry | undefined
  place: number
  capBasisPoints: number
  onClose: () => void
  onSaved: (entryId: string) => void
}

/** Edits a plan. Staff enter the payout or the yearly rate; the other is computed. */
export function PlanDialog({ entry: newest, place, capBasisPoints, onClose, onSaved }: Props) {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const [entryId] = useState(() => newest?.entryId ?? newRequestId())
  const edit = useEditForm(planForm, newest, {
    versionOf: newestVersion,
    valuesOf: (row) => planFormOf(row ? currentVersion(row) : null, place),
    draft: `plan ${newest?.entryId ?? 'new'}`,
  })
  const { form, opened, seen } = edit
  const base = opened ? currentVersion(opened) : null
  const typed = useWatch({ control: form.control }) as PlanForm
  const judgement = useJudgement(typed, capBasisPoints)
  const send = useSaveVersion(form, (field) => placeOf(field, form.getValues('knows')) as 'source')
  return (
    <EntryDialog
      edit={edit}
      title={base ? c.changeTitle(titleOf(base.content).en || w.plan) : w.addTitle}
      judgement={judgement}
      needsSource
      onClose={onClose}
      onSend={async (sent, andSubmit) => {
        const read = readPlanForm(sent)
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
      {opened?.published && <Warning>{w.endsOffer(opened.published.version)}</Warning>}
      <PlanFields
        typed={typed}
        entryId={entryId}
        capBasisPoints={capBasisPoints}
        onKnows={(knows) => form.setValue('knows', knows, { shouldDirty: true })}
      />
    </EntryDialog>
  )
}

/** Unreadable fields first; the plan is judged once all fields can be read. */
function useJudgement(typed: PlanForm, capBasisPoints: number): Judgement {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const problemOf = useProblemOf()
  return useMemo(() => {
    const read = readPlanForm(typed)
    if ('unreadable' in read) {
      const bothTexts = new Set(['name', 'worstCase', 'returnSource', 'fees', 'risk'])
      const problems = read.unreadable.map((name) => ({
        field: bothTexts.has(name) ? `body.${name}.en` : placeOf(name, typed.knows),
        label: name === 'yearlyRate' ? w.rate : (c.fields[name] ?? name),
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
    const problems = findings.map((finding) => ({
      ...problemOf(finding),
      field: placeOf(finding.field, typed.knows),
    }))
    return { problems, marks: marksOf(read.content, typed.source.trim()) }
  }, [typed, capBasisPoints, w, c, problemOf])
}

/** The form's name of a field of the plan. */
function placeOf(field: string, knows: PlanForm['knows']): string {
  if (field === 'source' || field === 'sourceDate') return field
  return field === 'projectedPayoutCentavos' && knows === 'rate'
    ? 'body.yearlyRate'
    : `body.${field}`
}
