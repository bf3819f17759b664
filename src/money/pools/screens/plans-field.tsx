import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { useField } from '#foundation/kit/form/form.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { IncomePlan } from '../shared/contract.ts'
import { poolWords } from '../shared/words.ts'
import { pools } from './calls.ts'

/** The plans that earned the income; the form holds their names under `plans`. */
export function PlansField() {
  const w = useWords(poolWords)
  const id = useId()
  const { form, error } = useField('plans')
  const plans = useQuery(pools.plans.queryOptions({ input: {} }))
  return (
    <fieldset
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{w.plans}</legend>
      {plans.isPending && <Skeleton lines={3} height="2rem" />}
      {plans.error && !plans.data && (
        <FetchFailed
          title={w.plansFailed}
          error={plans.error}
          onRetry={() => void plans.refetch()}
        />
      )}
      {plans.data && plans.data.length > 0 && (
        <div className="max-h-64 overflow-y-auto rounded-control border border-control-line px-3">
          {plans.data.map((plan) => (
            <PlanTick
              key={plan.name}
              plan={plan}
              field={form.register('plans')}
              wrong={error !== undefined}
            />
          ))}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {plans.data?.length === 0 ? w.noPlans : w.plansHint}
      </p>
    </fieldset>
  )
}

interface TickProps {
  plan: IncomePlan
  field: ReturnType<ReturnType<typeof useField>['form']['register']>
  wrong: boolean
}

function PlanTick({ plan: { name, shownName, standing }, field, wrong }: TickProps) {
  const w = useWords(poolWords)
  const language = useLanguage()
  return (
    <label className="target flex cursor-pointer items-start gap-3 py-2.5">
      <input
        {...field}
        type="checkbox"
        value={name}
        aria-invalid={wrong ? true : undefined}
        className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer tick"
      />
      <span className="min-w-0 wrap-anywhere">
        {shownName[language]}
        {standing !== 'published' && (
          <span className="block text-sm text-muted">{w.planStanding[standing]}</span>
        )}
      </span>
    </label>
  )
}
