import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { isSamePayee, type BankDetails } from '#people/profile/shared/rules.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawals } from '../calls.ts'

interface Props {
  details: BankDetails
  linked: BankDetails | null
  onUseLinked: () => void
}

/** Whether the account of the review is new; undefined until the server has answered. */
export function usePayee({ bankName, accountName, accountNumber }: BankDetails) {
  const input = { bankName, accountName, accountNumber }
  return useQuery(withdrawals.payee.queryOptions({ input })).data
}

/** Before a first withdrawal to an account: what will happen, and another way. */
export function NewPayeeNotice({
  earliest,
  details,
  linked,
  onUseLinked,
}: Props & { earliest: Date | null }) {
  const w = useWords(payeeWords)
  const language = useLanguage()
  const offersLinked = linked !== null && !isSamePayee(linked, details)
  return (
    <Notice
      tone="waiting"
      title={w.newTitle}
      action={
        offersLinked && (
          <Button variant="secondary" onClick={onUseLinked}>
            {w.useLinked}
          </Button>
        )
      }
    >
      {earliest ? w.newMore(showDateTime(earliest, language)) : w.newWithoutWait}
    </Notice>
  )
}
