import { Facts } from '../../kit/facts.tsx'
import { useWords } from '../../kit/language.tsx'
import type { BankDetails } from '../rules.ts'
import { words } from '../words.ts'
import { MaskedNumber } from './masked-number.tsx'

export function BankFacts({ bankDetails }: { bankDetails: BankDetails }) {
  const w = useWords(words)
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
