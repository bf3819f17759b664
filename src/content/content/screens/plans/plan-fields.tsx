import { useQuery } from '@tanstack/react-query'
import { planCentavosMax } from '#content/plans/shared/rules.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { parsePesos } from '#foundation/peso/shared/peso.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { readPlanMoney, type PlanForm } from '../../shared/rules-plan-form.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { content } from '../calls.ts'
import { BothField } from '../content/content-fields.tsx'
import { PlanFigures } from './plan-figures.tsx'

interface Props {
  typed: PlanForm
  entryId: string
  capBasisPoints: number
  onKnows: (knows: PlanForm['knows']) => void
}

export function PlanFields({ typed, entryId, capBasisPoints, onKnows }: Props) {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const marked = useMarkedPlan(entryId)
  const label = (name: string) => c.fields[name] ?? name
  return (
    <>
      <BothField name="body.name" label={label('name')} long={false} longest={80} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <AmountField
          name="body.depositCentavos"
          label={label('depositCentavos')}
          highest={planCentavosMax}
        />
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

function MoneyFields({ typed, capBasisPoints, onKnows }: Omit<Props, 'entryId'>) {
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
            highest={planCentavosMax}
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
          highest={planCentavosMax}
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
      entry.published?.content.kind === 'plan' &&
      entry.published.content.body.isPopular,
  )?.published?.content
  return marked && titleOf(marked).en
}
