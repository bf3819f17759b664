import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import type { BankDetails } from '../shared/rules.ts'
import { profileWords } from '../shared/words-profile.ts'
import { MaskedNumber } from './masked-number.tsx'

export function BankFacts({ bankDetails }: { bankDetails: BankDetails }) {
  const w = useWords(profileWords)
  return (
    <Facts
      facts={[
        { label: w.bankName, value: bankDetails.bankName },
        { label: w.accountName, value: bankDetails.accountName },
        {
          label: w.accountNumber,
          value: <MaskedNumber accountNumber={bankDetails.accountNumber} />,
        },
      ]}
    />
  )
}
