import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useKabanForm } from '#foundation/kit/form/form.tsx'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import type { ContentEntry } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { judgeBody, marksOf } from '../../shared/rules-judge.ts'
import {
  planForm,
  planFormOf,
  readPlanForm,
  readPlanMoney,
  type PlanForm,
} from '../../shared/rules-plan-form.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { content } from '../calls.ts'
import { BothField } from '../content/content-fields.tsx'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { currentVersion } from '../entries/entry-pane.tsx'
import { useProblemOf, type Judgement } from '../entries/findings.tsx'
import { useSaveVersion } from '../entries/use-save-version.ts'
import { PlanFigures } from './plan-figures.tsx'

interface Props {
  /** Absent for a new plan. */
  entry?: ContentEntry | undefined
  place: number
  capBasisPoints: number
  onClose: () => void
  onSaved: (entryId: string) => void
}

/** Edits a plan. Staff enter the payout or the yearly rate; the other is computed. */
export function PlanDialog({ entry: opened, place, capBasisPoints, onClose, onSaved }: Props) {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  // Keep the version from when the dialog opened, so that a later one is not overwritten unseen.
  const [{ entry, entryId }] = useState({
    entry: opened,
    entryId: opened?.entryId ?? newRequestId(),
  })
  const base = entry ? currentVersion(entry) : null
  const form = useKabanForm(planForm, planFormOf(base, place), `plan ${entry?.entryId ?? 'new'}`)
  const typed = useWatch({ control: form.control }) as PlanForm
  const judgement = useJudgement(typed, capBasisPoints)
  const send = useSaveVersion(form, (field) => placeOf(field, form.getValues('knows')) as 'source')
  return (
    <EntryDialog
      form={form}
      title={base ? c.changeTitle(titleOf(base.said).en || w.plan) : w.addTitle}
      judgement={judgement}
      needsSource
      onClose={onClose}
      onSend={async (sent, andSubmit) => {
        const read = readPlanForm(sent)
        if ('unreadable' in read) return
        const version = {
          entryId,
          said: read.said,
          source: sent.source.trim(),
          sourceDate: sent.sourceDate,
          versionSeen: entry?.newest.version ?? null,
        }
        if (await send(version, andSubmit)) onSaved(entryId)
      }}
    >
      <PlanFields
        typed={typed}
        entryId={entryId}
        capBasisPoints={capBasisPoints}
        onKnows={(knows) => form.setValue('knows', knows, { shouldDirty: true })}
      />
    </EntryDialog>
  )
}

interface FieldsProps {
  typed: PlanForm
  entryId: string
  capBasisPoints: number
  onKnows: (knows: PlanForm['knows']) => void
}

function PlanFields({ typed, entryId, capBasisPoints, onKnows }: FieldsProps) {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const marked = useMarkedPlan(entryId)
  const label = (name: string) => c.fields[name] ?? name
  return (
    <>
      <BothField name="body.name" label={label('name')} long={false} longest={80} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <AmountField name="body.depositCentavos" label={label('depositCentavos')} />
        <TextField
          name="body.termDays"
          label={w.termDays}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <MoneyFields typed={typed} capBasisPoints={capBasisPoints} onKnows={onKnows} />
      <BothField name="body.worstCase" label={label('worstCase')} long longest={400} />
      <BothField name="body.returnSource" label={label('returnSource')} long longest={400} />
      <BothField name="body.fees" label={label('fees')} long longest={400} />
      <BothField name="body.risk" label={label('risk')} long longest={600} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          name="body.position"
          label={label('position')}
          hint={c.hints['position']}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <div className="sm:pt-6">
          <CheckboxField
            name="body.isPopular"
            label={w.isPopular}
            hint={typed.body.isPopular && marked !== undefined && w.markTaken(marked)}
          />
        </div>
      </div>
    </>
  )
}

function MoneyFields({ typed, capBasisPoints, onKnows }: Omit<FieldsProps, 'entryId'>) {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const money = readPlanMoney(typed)
  const label = (name: string) => c.fields[name] ?? name
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <SegmentedFilter
          label={w.knows}
          value={typed.knows}
          options={[
            { value: 'payout', label: w.knowsOptions.payout },
            { value: 'rate', label: w.knowsOptions.rate },
          ]}
          onChange={onKnows}
        />
        {typed.knows === 'payout' ? (
          <AmountField
            name="body.projectedPayoutCentavos"
            label={label('projectedPayoutCentavos')}
          />
        ) : (
          <TextField
            name="body.yearlyRate"
            label={w.rate}
            hint={w.rateHint}
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
          />
        )}
        <AmountField
          name="body.worstPayoutCentavos"
          label={label('worstPayoutCentavos')}
          hint={w.worstPayoutHint}
        />
      </div>
      <section aria-label={w.computed} className="rounded-card border border-line bg-sunken p-4">
        <h3 className="mb-3 text-base">{w.computed}</h3>
        {money ? (
          <PlanFigures
            money={money}
            worstPayoutCentavos={parsePesos(typed.body.worstPayoutCentavos)}
            capBasisPoints={capBasisPoints}
          />
        ) : (
          <p className="text-sm text-muted">{w.notYet}</p>
        )}
      </section>
    </div>
  )
}

/** The other plan marked as most popular. Not a finding: it may lose the mark before approval. */
function useMarkedPlan(entryId: string): string | undefined {
  const { data } = useQuery(content.list.queryOptions({ input: { kind: 'plan' } }))
  const marked = data?.entries.find(
    (entry) =>
      entry.entryId !== entryId &&
      entry.published?.said.kind === 'plan' &&
      entry.published.said.body.isPopular,
  )?.published?.said
  return marked && titleOf(marked).en
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
    const findings = judgeBody(read.said, {
      source: typed.source.trim(),
      sourceDate: typed.sourceDate,
      capBasisPoints,
      now: new Date(serverNow()),
    })
    const problems = findings.map((finding) => ({
      ...problemOf(finding),
      field: placeOf(finding.field, typed.knows),
    }))
    return { problems, marks: marksOf(read.said, typed.source.trim()) }
  }, [typed, capBasisPoints, w, c, problemOf])
}

/** The form's name of a field of the plan. */
function placeOf(field: string, knows: PlanForm['knows']): string {
  if (field === 'source' || field === 'sourceDate') return field
  return field === 'projectedPayoutCentavos' && knows === 'rate'
    ? 'body.yearlyRate'
    : `body.${field}`
}
