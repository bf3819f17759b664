import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
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
import { BalanceCard } from './balance-card.tsx'

export function WalletScreen() {
  const w = useWords(transactionWords)
  return (
    <>
      <PageHeader title={w.wallet} />
      <div
        data-wide
        className={
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 ' +
          'lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-6'
        }
      >
        <BalanceCard />
        <LinkedBank />
      </div>
    </>
  )
}

function LinkedBank() {
  const w = useWords(transactionWords)
  const mine = useQuery(profileQuery)
  const linked = mine.data?.bankDetails
  // Until the server answers, show the copy on this device; offline there is nothing else.
  const keptBank = useKeptBank()
  const kept = mine.data ? undefined : keptBank
  const change = (
    <Link to="/dashboard/bank-details" className="link target inline-flex items-center text-sm">
      {w.changeBank}
    </Link>
  )
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
