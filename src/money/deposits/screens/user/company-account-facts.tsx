import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { plainAccountNumber } from '#people/profile/shared/account-number.ts'
import type { CompanyAccount } from '../../shared/contract.ts'
import { depositWords } from '../../shared/words.ts'

/** The account to pay into. The copied number has no spaces, because bank forms reject them. */
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

/** `copied` is the copied text where it differs from the visible one. */
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

/** Large text shrinks to fit the line. */
export function CopyableReference({ reference }: { reference: string }) {
  const w = useWords(depositWords)
  return (
    <>
      <Weave reference={reference} className="mr-2 size-6" />
      <span className="text-[min(0.875rem,5.2vw)]">
        <ReferenceText reference={reference} />
      </span>
      <CopyButton value={reference} what={w.copyReference} className="-my-2.5 -mr-3" />
    </>
  )
}
