import { useEffect, useRef } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Facts } from '../../kit/facts.tsx'
import { useWords } from '../../kit/language.tsx'
import { SendingButton } from '../../kit/sending-button.tsx'
import { showPesos } from '../../peso/peso.ts'
import { ExpectedTime } from '../../transactions/screens/expected-time.tsx'
import type { CompanyAccount } from '../contract.ts'
import { words } from '../words.ts'

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

/** Nothing has been sent yet; the button names the amount. */
export function DepositReview({ checked: { amountCentavos, companyAccount }, pending, onConfirm, onChange }: Props) {
  const w = useWords(words)
  const top = useRef<HTMLDivElement>(null)
  // The step before it is gone from the page: without this a keyboard or screen reader would begin at the top again.
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Card title={w.reviewTitle}>
        <p className="mb-4 text-sm text-muted">{w.reviewMore}</p>
        <Facts
          facts={[
            { label: w.amount, value: <Amount centavos={amountCentavos} size="large" /> },
            { label: w.fee, value: w.noFee },
            { label: w.youPay, value: <Amount centavos={amountCentavos} /> },
            { label: w.chooseCompanyAccount, value: companyAccount.bankName },
            { label: w.accountName, value: companyAccount.accountName },
            { label: w.accountNumber, value: <span className="figures">{companyAccount.accountNumber}</span> },
            { label: w.timeToPay, value: w.timeToPayValue },
          ]}
        />
        <div className="mt-2.5 grid gap-4 border-t border-line pt-3">
          <ExpectedTime kind="deposit" />
          <div className="grid gap-3">
            <SendingButton wide pending={pending} onClick={onConfirm}>
              {w.initiateAmount(showPesos(amountCentavos))}
            </SendingButton>
            <Button wide variant="secondary" disabled={pending} onClick={onChange}>
              {w.changeDetails}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  )
}
