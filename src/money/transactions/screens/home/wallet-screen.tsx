import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { MoreLink } from '#foundation/kit/page/more-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { BankFacts } from '#people/profile/screens/bank-facts.tsx'
import { profileQuery } from '#people/profile/screens/calls.ts'
import { useKeptBank } from '#people/profile/screens/calls.ts'
import { transactionWords } from '../../shared/words.ts'
import { BalanceField } from './balance-field.tsx'

/** The balance and the bank account that withdrawals go to. */
export function WalletScreen() {
  const w = useWords(transactionWords)
  return (
    <div data-bleed>
      <BalanceField title={<PageHeader title={w.wallet} />} />
      <div className="mx-auto max-w-[71rem] edge pt-4">
        <LinkedBank />
      </div>
    </div>
  )
}

function LinkedBank() {
  const w = useWords(transactionWords)
  const mine = useQuery(profileQuery)
  const linked = mine.data?.bankDetails
  // Until the server answers, show the copy on this device; offline there is nothing else.
  const keptBank = useKeptBank()
  const kept = mine.data ? undefined : keptBank
  const change = <MoreLink to="/dashboard/bank-details">{w.changeBank}</MoreLink>
  return (
    <Card title={w.linkedBank} action={linked ? change : undefined}>
      {mine.error && !mine.data && !kept && (
        <ErrorState
          title={w.profileFailed}
          error={mine.error}
          onRetry={() => void mine.refetch()}
        />
      )}
      {!mine.error && !mine.data && !kept && <Skeleton lines={3} />}
      {kept && (
        <Facts
          facts={[
            { label: w.bankName, value: kept.bankName },
            { label: w.accountName, value: kept.accountName },
            {
              label: w.accountNumber,
              value: <span className="figures">{kept.accountNumber}</span>,
            },
          ]}
        />
      )}
      {linked && <BankFacts bankDetails={linked} />}
      {mine.data && !linked && (
        <EmptyState
          icon={<Landmark aria-hidden size={28} strokeWidth={1.5} />}
          title={w.noBank}
          message={w.noBankMore}
          action={
            <LinkButton to="/dashboard/bank-details" variant="secondary">
              {w.linkBank}
            </LinkButton>
          }
        />
      )}
    </Card>
  )
}
