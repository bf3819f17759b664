import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { NeedsConnection } from '#foundation/kit/offline/needs-connection.tsx'
import { useOnline } from '#foundation/kit/offline/online.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useStepFocus } from '#foundation/kit/page/step-focus.ts'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { balanceQuery } from '#money/transactions/screens/calls.ts'
import { useCompanyFacts } from '#people/company/screens/calls.ts'
import { profileQuery } from '#people/profile/screens/calls.ts'
import { isWithdrawalClosed, useSafeguards } from '#people/safeguards/screens/use-safeguards.ts'
import { WithdrawalNotice } from '#people/safeguards/screens/withdrawal-notice.tsx'
import type { WithdrawalView } from '../../shared/contract.ts'
import { withdrawalWords } from '../../shared/words.ts'
import { useSavedPayees } from './use-saved-payees.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawResult } from './withdraw-result.tsx'

export function WithdrawScreen() {
  const w = useWords(withdrawalWords)
  const [made, setMade] = useState<WithdrawalView | null>(null)
  const step = useStepFocus<HTMLDivElement>(made ? 'result' : 'form')
  return (
    <>
      <PageHeader title={w.title} />
      <div ref={step} tabIndex={-1} className="outline-none">
        {made ? (
          <WithdrawResult withdrawal={made} onAnother={() => setMade(null)} />
        ) : (
          <Prefilled onMade={setMade} />
        )}
      </div>
    </>
  )
}

function Prefilled({ onMade }: { onMade: (withdrawal: WithdrawalView) => void }) {
  const w = useWords(withdrawalWords)
  const balance = useQuery(balanceQuery)
  const mine = useQuery(profileQuery)
  const safeguards = useSafeguards()
  const saved = useSavedPayees()
  const facts = useCompanyFacts()
  const online = useOnline()
  // This device may have cached only the balance. A user with a bank account must not read that
  // they have none.
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
  // Without the profile the form starts empty. Without the balance it could not judge an amount.
  if (!balance.data || !facts.data || mine.isPending || safeguards.isPending || saved.isPending)
    return <Skeleton lines={6} height="2.75rem" />
  return (
    <>
      <WithdrawalNotice />
      <WithdrawForm
        balance={balance.data}
        bankDetails={mine.data?.bankDetails ?? null}
        saved={saved.data ?? []}
        limits={facts.data}
        closed={isWithdrawalClosed(safeguards.data) || facts.data.maintenance}
        onMade={onMade}
      />
    </>
  )
}
