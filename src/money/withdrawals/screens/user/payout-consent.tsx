import { useMutation, useQuery } from '@tanstack/react-query'
import { Switch } from '#foundation/kit/fields/switch.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { FoldedCard } from '#foundation/kit/ui/folded-card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import type { ConsentKind } from '../../shared/rules-public.ts'
import { withdrawalLiveWords } from '../../shared/words-live.ts'
import { withdrawals } from '../calls.ts'
import { LiveWithdrawalRow } from './live-withdrawal-row.tsx'

/** For the receipt. Renders nothing unless this is a completed withdrawal. */
export function PayoutConsent({
  transaction: { transactionId, type, status },
}: {
  transaction: TransactionView
}) {
  return type === 'withdrawal' && status === 'completed' ? (
    <ConsentCard transactionId={transactionId} />
  ) : null
}

function ConsentCard({ transactionId }: { transactionId: string }) {
  const w = useWords(withdrawalLiveWords)
  const consent = useQuery(withdrawals.payoutConsent.queryOptions({ input: { transactionId } }))
  const change = useMutation(
    withdrawals.setPayoutConsent.mutationOptions({
      onSuccess: (_, { kind, given }) =>
        notify(
          given
            ? { title: kind === 'feed' ? w.given : w.proofGiven, tone: 'credited' }
            : kind === 'feed'
              ? { title: w.revoked, message: w.revokedMore }
              : { title: w.proofRevoked },
        ),
      onError: showFailure(w.changeFailed),
      meta: { awaitRefetch: true },
    }),
  )
  // The receipt is complete without it: when the fetch fails, nothing is offered.
  if (!consent.data) return null
  const { feed, proof, shown } = consent.data
  const switchOf = (kind: ConsentKind, given: boolean) => {
    const pending = change.isPending && change.variables.kind === kind
    return {
      checked: pending ? change.variables.given : given,
      pending,
      onChange: (wanted: boolean) => change.mutate({ transactionId, kind, given: wanted }),
    }
  }
  return (
    <FoldedCard
      title={
        <span className="inline-flex flex-wrap items-center gap-x-3">
          {w.consentTitle}
          {(feed.given || proof.given) && <StatusBadge tone="info">{w.isPublic}</StatusBadge>}
        </span>
      }
    >
      <div className="grid gap-3">
        <Switch label={w.consentLabel} hint={w.consentHint} {...switchOf('feed', feed.given)} />
        <div className="grid gap-2 rounded-control bg-sunken px-4 py-3">
          <p className="text-sm text-muted">{w.whatIsShown}</p>
          <LiveWithdrawalRow row={shown} />
        </div>
        <div className="grid gap-2 border-t border-line pt-3">
          <Switch label={w.proofLabel} hint={w.proofHint} {...switchOf('proof', proof.given)} />
          <p className="text-sm text-muted">{w.proofMore}</p>
        </div>
      </div>
    </FoldedCard>
  )
}
