import { useWatch } from 'react-hook-form'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Limits } from '#foundation/kit/ui/limits.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import type { BalanceView } from '#money/transactions/shared/contract.ts'
import {
  judgeWithdrawalAmount,
  mostWithdrawable,
  withdrawalLimitFigures,
  withdrawalQuickAmounts,
  type WithdrawalLimits,
} from '../../shared/rules-limits.ts'
import { withdrawalWords } from '../../shared/words.ts'

interface Props {
  balance: BalanceView
  limits: WithdrawalLimits
}

export function WithdrawAmount({ balance, limits }: Props) {
  const w = useWords(withdrawalWords)
  const { availableCentavos, heldCentavos } = balance
  const most = mostWithdrawable(availableCentavos, limits)
  const figures = withdrawalLimitFigures(limits)
  const available = (
    <>
      <Amount centavos={availableCentavos} />
      {heldCentavos > 0n && (
        <span className="block text-muted">{w.onHold(showPesos(heldCentavos))}</span>
      )}
    </>
  )
  return (
    <>
      <Limits
        limits={[
          { label: w.available, value: available },
          { label: w.fee, value: w.noFee },
          { label: w.minimum, value: showPesos(limits.minimumWithdrawalCentavos) },
          { label: w.maximum, value: showPesos(limits.maximumWithdrawalCentavos) },
        ]}
      />
      <AmountField
        name="amount"
        label={w.amount}
        size="large"
        quickAmounts={withdrawalQuickAmounts.filter(
          (amount) => amount >= limits.minimumWithdrawalCentavos && amount <= (most ?? 0n),
        )}
        max={most ?? undefined}
        tooMuch={(amount) => {
          const refusal = judgeWithdrawalAmount(amount, availableCentavos, limits)
          if (refusal === 'insufficient-balance') return w.exceedsHint
          return refusal === 'maximum-amount' ? w.maximumHint(figures.maximum) : undefined
        }}
        hint={<AmountHint availableCentavos={availableCentavos} limits={limits} />}
      />
    </>
  )
}

/** Says what the typed amount still lacks; too much is an error of the field. */
function AmountHint({ availableCentavos, limits }: AmountHintProps) {
  const w = useWords(withdrawalWords)
  const typed = useWatch<{ amount: string }, 'amount'>({ name: 'amount' })
  const amount = parsePesos(typed)
  const { minimum } = withdrawalLimitFigures(limits)
  const refusal = judgeWithdrawalAmount(amount, availableCentavos, limits)
  const lacks = refusal === 'invalid-amount' || refusal === 'minimum-amount'
  const canWithdraw = mostWithdrawable(availableCentavos, limits) !== null
  return (
    <span role="status">
      {canWithdraw
        ? typed && lacks && w.minimumHint(minimum)
        : w.tooLittle(showPesos(limits.minimumWithdrawalCentavos))}
    </span>
  )
}

interface AmountHintProps {
  availableCentavos: bigint
  limits: WithdrawalLimits
}
