import { useFormState, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { parsePesos, pesosInput, showPesos } from '#foundation/peso/shared/peso.ts'
import { usedByUser } from '../../../shared/offer-room.ts'
import { judgeAmount } from '../../../shared/rules.ts'
import { amountRoom, mostPlaceable, quickAmounts } from '../../../shared/user/amount-choice.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import { AmountMeans } from './amount-means.tsx'
import type { OpenPlan } from './open-plan.ts'
import { keepPlanForLater } from './plan-after-deposit.ts'

const amountForm = z.strictObject({ amount: z.string() })

interface Props {
  offered: OpenPlan
  availableCentavos: bigint
  /** The amount of an earlier visit of this step. */
  chosen: bigint | undefined
  onAmount: (amountCentavos: bigint) => void
}

export function AmountStep({ offered, availableCentavos, chosen, onAmount }: Props) {
  const w = useWords(subscribeWords)
  const hintOf = useAmountHint(offered, availableCentavos)
  const { offer } = offered
  const room = amountRoom(offered, availableCentavos)
  const most = mostPlaceable(room, offer)
  const form = useKabanForm(
    amountForm,
    { amount: chosen === undefined ? '' : pesosInput(chosen) },
    `placement-amount ${offer.offerId}`,
  )
  const submit = ({ amount }: z.output<typeof amountForm>) => {
    const centavos = parsePesos(amount)
    const message = hintOf(centavos)
    if (message !== null)
      form.setError('amount', { type: 'amount', message }, { shouldFocus: true })
    else if (centavos !== null) onAmount(centavos)
  }
  return (
    <Form form={form} onSubmit={submit} label={w.amount}>
      <Card title={w.amount}>
        <div className="grid grid-cols-1 gap-4">
          <p className="text-muted">{w.amountIntro}</p>
          <Limits
            limits={[
              { label: w.available, value: <Amount centavos={availableCentavos} /> },
              { label: w.left, value: showPesos(most ?? 0n) },
              { label: w.minimum, value: showPesos(offer.minimumCentavos) },
              { label: w.stepOf, value: showPesos(offer.stepCentavos) },
              {
                label: w.usedOfCap,
                value: w.usedOf(
                  showPesos(usedByUser(offer, offered.leftForUserCentavos)),
                  showPesos(offer.perUserCapCentavos),
                ),
                wide: true,
              },
            ]}
          />
          <AmountField
            name="amount"
            label={w.amount}
            size="large"
            quickAmounts={quickAmounts(offer, most)}
            max={most ?? undefined}
            hint={<AmountHint hintOf={hintOf} />}
          />
          {most === null && availableCentavos < offer.minimumCentavos && (
            <div className="grid gap-2">
              <p className="text-waiting">{w.tooLittle(showPesos(offer.minimumCentavos))}</p>
              <LinkButton
                to="/dashboard/deposit"
                variant="secondary"
                wide
                onClick={() => keepPlanForLater(offer.offerId)}
              >
                {w.deposit}
              </LinkButton>
            </div>
          )}
          <AmountMeans offered={offered} judge={(amount) => hintOf(amount) === null} />
          <SubmitButton wide evenReadOnly>
            {w.toFacts}
          </SubmitButton>
        </div>
      </Card>
    </Form>
  )
}

function AmountHint({ hintOf }: { hintOf: (amount: bigint | null) => string | null }) {
  const typed = useWatch<{ amount: string }, 'amount'>({ name: 'amount' })
  // After a press the field shows the same words as its error.
  const { errors } = useFormState({ name: 'amount' })
  const amount = parsePesos(typed)
  // The field itself says that a text is no amount.
  const isShown = amount !== null && !errors['amount']
  return <span role="status">{isShown && hintOf(amount)}</span>
}

/** Says why an amount cannot be placed; null when it can. */
function useAmountHint(offered: OpenPlan, availableCentavos: bigint) {
  const w = useWords(subscribeWords)
  const { offer, leftCentavos, leftForUserCentavos } = offered
  return (amount: bigint | null): string | null => {
    if (amount === null || amount <= 0n) return w.hints.invalid
    const refusal = judgeAmount(amount, offer, amountRoom(offered, availableCentavos))
    const lower = amount - (amount % offer.stepCentavos)
    const hints = {
      'below-minimum': () => w.hints['below-minimum'](showPesos(offer.minimumCentavos)),
      'off-step': () =>
        w.hints['off-step'](
          showPesos(offer.stepCentavos),
          showPesos(lower),
          showPesos(lower + offer.stepCentavos),
        ),
      'above-total-cap': () => w.hints['above-total-cap'](showPesos(leftCentavos)),
      'above-user-cap': () =>
        w.hints['above-user-cap'](
          showPesos(leftForUserCentavos),
          showPesos(usedByUser(offer, leftForUserCentavos)),
          showPesos(offer.perUserCapCentavos),
        ),
      'insufficient-balance': () => w.hints['insufficient-balance'](showPesos(availableCentavos)),
    }
    return refusal && hints[refusal]()
  }
}
