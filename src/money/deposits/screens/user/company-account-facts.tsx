import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { plainAccountNumber } from '#people/profile/shared/rules.ts'
import type { CompanyAccount } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'

/** Where to pay. Copying gives the raw number, as the bank's own form wants it. */
export function CompanyAccountFacts({
  companyAccount: { bankName, accountName, accountNumber, details },
}: {
  companyAccount: CompanyAccount
}) {
  const w = useWords(depositWords)
  return (
    <Facts
      facts={[
        { label: w.bank, value: bankName },
        { label: w.accountName, value: <Copyable value={accountName} what={w.copyAccountName} /> },
        {
          label: w.accountNumber,
          value: (
            <Copyable
              value={accountNumber}
              copied={plainAccountNumber(accountNumber)}
              what={w.copyAccountNumber}
            />
          ),
        },
        { label: w.details, value: details },
      ]}
    />
  )
}

/** `copied` when what is copied differs from what is shown. */
export function Copyable({
  value,
  copied = value,
  what,
}: {
  value: string
  copied?: string
  what: string
}) {
  return (
    <>
      <span className="figures wrap-anywhere">{value}</span>
      <CopyButton value={copied} what={what} className="-my-2.5 -mr-3" />
    </>
  )
}

/**
 * On one line: a broken reference is read wrongly over the phone. Very large letters grow no more
 * than the line allows.
 */
export function Reference({ reference }: { reference: string }) {
  const w = useWords(depositWords)
  return (
    <>
      <span className="figures text-[min(0.875rem,5.2vw)] whitespace-nowrap">{reference}</span>
      <CopyButton value={reference} what={w.copyReference} className="-my-2.5 -mr-3" />
    </>
  )
}
