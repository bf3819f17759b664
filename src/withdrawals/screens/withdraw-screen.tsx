import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useWords } from '../../kit/language.tsx'
import { NeedsConnection } from '../../kit/needs-connection.tsx'
import { useOnline } from '../../kit/online.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { useCompanyFacts } from '../../company/screens/use-facts.ts'
import { profile } from '../../profile/screens/calls.ts'
import { isWithdrawalClosed, useSafeguards } from '../../safeguards/screens/use-safeguards.ts'
import { WithdrawalNotice } from '../../safeguards/screens/withdrawal-notice.tsx'
import { transactions } from '../../transactions/screens/calls.ts'
import type { WithdrawalView } from '../contract.ts'
import { words } from '../words.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawResult } from './withdraw-result.tsx'

export function WithdrawScreen() {
  const w = useWords(words)
  const [made, setMade] = useState<WithdrawalView | null>(null)
  return (
    <>
      <PageHeader title={w.title} />
      {made ? (
        <WithdrawResult withdrawal={made} onAnother={() => setMade(null)} />
      ) : (
        <Prefilled onMade={setMade} />
      )}
    </>
  )
}

function Prefilled({ onMade }: { onMade: (withdrawal: WithdrawalView) => void }) {
  const w = useWords(words)
  const balance = useQuery(transactions.balance.queryOptions({ input: {} }))
  const mine = useQuery(profile.mine.queryOptions({ input: {} }))
  const safeguards = useSafeguards()
  const facts = useCompanyFacts()
  const online = useOnline()
  // The balance alone may be kept on this device: whoever has a bank account must not read that they have none.
  if (!online && (!mine.data || !facts.data)) return <NeedsConnection />
  if (balance.error && !balance.data)
    return (
      <FetchFailed
        title={w.balanceFailed}
        error={balance.error}
        onRetry={() => void balance.refetch()}
      />
    )
  if (facts.error && !facts.data)
    return <ErrorState error={facts.error} onRetry={() => void facts.refetch()} />
  // Without the profile the form only begins empty; without the balance it could not say what is possible.
  if (!balance.data || !facts.data || mine.isPending || safeguards.isPending)
    return <Skeleton lines={6} height="2.75rem" />
  return (
    <>
      <WithdrawalNotice />
      <WithdrawForm
        balance={balance.data}
        bankDetails={mine.data?.bankDetails ?? null}
        limits={facts.data}
        closed={isWithdrawalClosed(safeguards.data) || facts.data.maintenance}
        onMade={onMade}
      />
    </>
  )
}
