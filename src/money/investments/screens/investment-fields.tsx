import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { investmentPlanNameMax } from '../shared/rules-input.ts'
import { investmentWords } from '../shared/words.ts'

export function PlanNameField() {
  const w = useWords(investmentWords)
  return (
    <TextField
      name="planName"
      label={w.planName}
      maxLength={investmentPlanNameMax}
      autoComplete="off"
    />
  )
}

export function ExpectedReturnField() {
  const w = useWords(investmentWords)
  return (
    <AmountField
      name="expectedReturn"
      label={w.expectedReturn}
      hint={w.expectedReturnHint}
      optional
    />
  )
}
