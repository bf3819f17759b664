import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { useShownTime } from '#foundation/kit/time/shown-time.ts'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { pesosInput, showPesos } from '#foundation/peso/shared/peso.ts'
import { plainAccountNumber } from '#people/profile/shared/account-number.ts'
import type { DepositView } from '../../../shared/contract.ts'
import { waitsForPayment } from '../../../shared/rules.ts'
import { depositChatWords } from '../../../shared/words-chat.ts'
import { depositWords } from '../../../shared/words.ts'

/** How a deposit chat begins: when it was requested and, while it is to be paid, how to pay. */
export function DepositOpening({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositChatWords)
  const at = useShownTime()
  const toPay = waitsForPayment(deposit)
  return (
    <>
      <div className="mx-auto mb-3 max-w-[36ch] text-center text-[0.8125rem] text-muted">
        <p className="font-semibold text-ink">{w.requestedAt(at(deposit.createdAt))}</p>
        {toPay && <p>{w.minutesToPay}</p>}
      </div>
      {toPay && deposit.takesPayment && <PaymentCard deposit={deposit} />}
    </>
  )
}

function PaymentCard({ deposit }: { deposit: DepositView }) {
  const w = useWords(depositChatWords)
  const d = useWords(depositWords)
  const { bankName, accountName, accountNumber, details } = deposit.companyAccount
  return (
    <section aria-label={w.howToPay} className="card chat-bubble mb-2">
      <p>{w.payHere(showPesos(deposit.amountCentavos))}</p>
      <div className="-mx-1 mt-2.5 mb-1 overflow-clip rounded-[16px] border border-line bg-paper">
        <div className="h-3 selvage bg-size-[2.25rem_0.75rem]!" />
        <dl className="divide-y divide-line pr-1 pl-3.5">
          <Row
            label={d.amount}
            value={showPesos(deposit.amountCentavos)}
            copied={pesosInput(deposit.amountCentavos)}
            what={d.copyAmount}
          />
          <Row label={d.bank} value={bankName} />
          <Row
            label={d.accountName}
            value={accountName}
            copied={accountName}
            what={d.copyAccountName}
          />
          <Row
            label={d.accountNumber}
            value={accountNumber}
            copied={plainAccountNumber(accountNumber)}
            what={d.copyAccountNumber}
          />
          <Row
            label={w.reference}
            value={<ReferenceText reference={deposit.referenceNumber} />}
            copied={deposit.referenceNumber}
            what={d.copyReference}
          />
          {details && <Row label={d.details} value={details} />}
        </dl>
      </div>
    </section>
  )
}

/** `copied` is what bank forms take; without it nothing can be copied. */
function Row({
  label,
  value,
  copied,
  what = '',
}: {
  label: string
  value: ReactNode
  copied?: string
  what?: string
}) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-2">
      <div className="min-w-0 py-1">
        <dt className="text-[0.8125rem] text-muted">{label}</dt>
        <dd className="figures font-semibold wrap-anywhere">{value}</dd>
      </div>
      {copied && <CopyButton value={copied} what={what} />}
    </div>
  )
}
