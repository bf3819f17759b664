import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { ReviewCard } from '#money/transactions/screens/receipt/review-card.tsx'
import type { CompanyAccount } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'

export interface CheckedDeposit {
  amountCentavos: bigint
  companyAccount: CompanyAccount
}

interface Props {
  checked: CheckedDeposit
  pending: boolean
  onConfirm: () => void
  onChange: () => void
}

export function DepositReview({
  checked: { amountCentavos, companyAccount },
  pending,
  onConfirm,
  onChange,
}: Props) {
  const w = useWords(depositWords)
  return (
    <ReviewCard
      kind="deposit"
      title={w.reviewTitle}
      intro={w.reviewMore}
      facts={[
        { label: w.amount, value: <Amount centavos={amountCentavos} size="large" /> },
        { label: w.fee, value: w.noFee },
        { label: w.youPay, value: <Amount centavos={amountCentavos} /> },
        { label: w.chooseCompanyAccount, value: companyAccount.bankName },
        { label: w.accountName, value: companyAccount.accountName },
        {
          label: w.accountNumber,
          value: <span className="figures">{companyAccount.accountNumber}</span>,
        },
        { label: w.timeToPay, value: w.timeToPayValue },
      ]}
      confirm={w.initiateAmount(showPesos(amountCentavos))}
      change={w.changeDetails}
      pending={pending}
      onConfirm={onConfirm}
      onChange={onChange}
    />
  )
}
