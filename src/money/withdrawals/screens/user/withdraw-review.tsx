import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { ReviewCard } from '#money/transactions/screens/receipt/review-card.tsx'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import { withdrawalWords } from '../../shared/words.ts'
import { NewPayeeNotice, usePayee } from './new-payee-notice.tsx'

export interface Checked extends BankDetails {
  amountCentavos: bigint
}

interface Props {
  checked: Checked
  /** Null while this request may have been carried out, so that the balance may hold it. */
  availableCentavos: bigint | null
  pending: boolean
  linked: BankDetails | null
  onUseLinked: () => void
  onConfirm: () => void
  onChange: () => void
}

/** Nothing has been sent yet; the button names the amount. */
export function WithdrawReview({
  checked,
  availableCentavos,
  pending,
  linked,
  onUseLinked,
  onConfirm,
  onChange,
}: Props) {
  const w = useWords(withdrawalWords)
  const language = useLanguage()
  const payee = usePayee(checked)
  return (
    <ReviewCard
      kind="withdrawal"
      title={w.reviewTitle}
      intro={
        payee?.earliest ? w.reviewMoreFrom(showDateTime(payee.earliest, language)) : w.reviewMore
      }
      facts={[
        { label: w.amount, value: <Amount centavos={checked.amountCentavos} size="large" /> },
        { label: w.fee, value: w.noFee },
        { label: w.youReceive, value: <Amount centavos={checked.amountCentavos} /> },
        { label: w.bankName, value: checked.bankName },
        { label: w.accountName, value: checked.accountName },
        { label: w.accountNumber, value: <span className="figures">{checked.accountNumber}</span> },
        {
          label: w.availableAfter,
          value:
            availableCentavos === null ? null : (
              <Amount centavos={availableCentavos - checked.amountCentavos} />
            ),
        },
      ]}
      notice={
        payee?.isKnown === false && (
          <NewPayeeNotice
            earliest={payee.earliest}
            details={checked}
            linked={linked}
            onUseLinked={onUseLinked}
          />
        )
      }
      confirm={w.withdrawAmount(showPesos(checked.amountCentavos))}
      change={w.changeDetails}
      pending={pending}
      onConfirm={onConfirm}
      onChange={onChange}
    />
  )
}
