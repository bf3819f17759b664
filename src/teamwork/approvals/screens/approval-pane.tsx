/** One request with its effect and the decision, beside a list of the inbox or the workbench. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { SharedOriginNotice } from '#people/identity/screens/second-person-notice.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '#teamwork/claims/screens/use-claim.ts'
import type { ApprovalRequestView } from '../shared/contract.ts'
import { approvalWords } from '../shared/words.ts'
import { ApprovalEffectTable } from './approval-effect-table.tsx'
import { DecisionObstacle } from './approval-obstacle.tsx'
import { ApprovalStatusBadge } from './approval-status.tsx'
import { approvals } from './calls.ts'
import { incomeFacts, UnusualIncomeNotice } from './income-facts.tsx'
import { offerFacts } from './offer-facts.tsx'
import { payoutFacts, requestName, requestTitle } from './payout-facts.tsx'
import { RejectDialog } from './reject-dialog.tsx'

interface Props {
  approvalId: string
  /** Called after this person decided the request. The list may open the next one. */
  onDone: () => void
  /** The shortcut used in the list. Approving still takes a click here, after reading. */
  start?: 'approve' | 'reject' | undefined
  onClose?: () => void
}

export function ApprovalPane({ approvalId, onDone, start, onClose }: Props) {
  const w = useWords(approvalWords)
  const one = useQuery(approvals.one.queryOptions({ input: { approvalId } }))
  if (one.isPending)
    return (
      <Card title={w.request}>
        <Skeleton lines={8} height="1.75rem" />
      </Card>
    )
  if (!one.data)
    return (
      <Card>
        <ErrorState title={w.fetchFailed} error={one.error} onRetry={() => void one.refetch()} />
      </Card>
    )
  return <OpenRequest request={one.data} onDone={onDone} start={start} onClose={onClose} />
}

function OpenRequest({
  request,
  onDone,
  start,
  onClose,
}: Omit<Props, 'approvalId'> & { request: ApprovalRequestView }) {
  const w = useWords(approvalWords)
  const { approvalId, kind, status, details, effect, mine } = request
  // The maker does not claim the request: that would block the others.
  const claim = useClaim({ kind: 'approval', id: approvalId }, status === 'pending' && !mine)
  return (
    <Card
      title={requestTitle(request, w)}
      action={
        <span className="flex items-center gap-1">
          <ApprovalStatusBadge status={status} />
          {onClose && (
            <IconButton
              label={w.close}
              icon={<X aria-hidden size={20} />}
              onClick={onClose}
              className="-my-2 -mr-2"
            />
          )}
        </span>
      }
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <ClaimNotice claim={claim} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 @xl:grid-cols-2">
          <Particulars request={request} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {details.chatId && (
              <Link
                to="/admin/deposit-chat/$chatId"
                params={{ chatId: details.chatId }}
                className="link target inline-flex items-center"
              >
                {w.openChat}
              </Link>
            )}
            {details.reason !== '' && (
              <LongText
                label={w.reason}
                hint={kind === 'impair' ? w.reasonPublic : w.reasonHint}
                text={details.reason}
              />
            )}
            {details.notes !== '' && <LongText label={w.notes} text={details.notes} />}
            {effect && <ApprovalEffectTable effect={effect} />}
            <DecisionObstacle request={request} />
            <UnusualIncomeNotice request={request} />
            <SharedOriginNotice origin={request} />
            {status === 'pending' && (
              <Decision
                key={approvalId}
                request={request}
                claim={claim}
                start={start}
                onDone={onDone}
              />
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}

function Particulars({ request }: { request: ApprovalRequestView }) {
  const w = useWords(approvalWords)
  const language = useLanguage()
  const {
    details,
    makerName,
    filedAt,
    expiresAt,
    status,
    decidedAt,
    decidedByName,
    decidedByCompanyAccess,
    decisionReason,
  } = request
  const time = (instant: Date) => <span className="figures">{showListTime(instant, language)}</span>
  const decider = decidedByName ?? (decidedByCompanyAccess ? w.companyAccess : w.nobody)
  return (
    <Facts
      facts={[
        {
          label: w.user,
          value: request.userName && (
            <span>
              {request.userName}
              <span className="block text-sm text-muted">{request.userEmail}</span>
            </span>
          ),
        },
        ...incomeFacts(request, w, language),
        ...offerFacts(request, w, language),
        {
          label: w.reference,
          value: details.referenceNumber && (
            <span className="figures">{details.referenceNumber}</span>
          ),
        },
        { label: w.plan, value: details.planName },
        ...payoutFacts(request, w, language),
        { label: w.becomes, value: details.moveTo && w.moves[details.moveTo] },
        { label: w.bankName, value: details.bankName },
        { label: w.bankAccountName, value: details.accountName },
        {
          label: w.bankAccountNumber,
          value: details.accountNumber && <span className="figures">{details.accountNumber}</span>,
        },
        {
          label: w.bankReference,
          value: details.bankReference && <span className="figures">{details.bankReference}</span>,
        },
        { label: w.maker, value: makerName ?? w.companyAccess },
        { label: w.filed, value: time(filedAt) },
        { label: w.expires, value: status === 'pending' && time(expiresAt) },
        { label: w.decidedBy, value: status !== 'pending' && decider },
        { label: w.decided, value: decidedAt && time(decidedAt) },
        { label: w.decisionReason, value: decisionReason },
      ].map((fact) => (fact.value === false ? { ...fact, value: null } : fact))}
    />
  )
}

function LongText({ label, hint, text }: { label: string; hint?: string; text: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-medium text-muted">{label}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </section>
  )
}

interface DecisionProps {
  request: ApprovalRequestView
  claim: Claim
  start: Props['start']
  onDone: () => void
}

function useDecisions(request: ApprovalRequestView, onDone: () => void) {
  const w = useWords(approvalWords)
  const { userName } = request
  const approve = useMutation(
    approvals.approve.mutationOptions({
      onSuccess: () => {
        notify({
          title: w.approved,
          message:
            userName === null
              ? w.approvedOfCompany(requestName(request, w))
              : w.approvedMore(requestName(request, w), userName),
          tone: 'credited',
        })
        onDone()
      },
      onError: showFailure(w.approveFailed),
    }),
  )
  const recall = useMutation(
    approvals.recall.mutationOptions({
      onSuccess: () => {
        notify({ title: w.recalled, message: w.recalledMore, tone: 'info' })
        onDone()
      },
      onError: showFailure(w.recallFailed),
    }),
  )
  return { approve, recall }
}

function Decision({ request, claim: { blocked }, start, onDone }: DecisionProps) {
  const w = useWords(approvalWords)
  const { approvalId, mine, mayNot } = request
  const mayApprove = mayNot === null
  const mayReject = !mine && mayNot !== 'expired'
  const [rejecting, setRejecting] = useState(start === 'reject' && mayReject)
  const { approve, recall } = useDecisions(request, onDone)
  useKeys([
    {
      key: 'a',
      label: w.approve,
      run: () => approve.mutate({ approvalId }),
      disabled: !mayApprove || blocked || approve.isPending,
    },
    {
      key: 'r',
      label: w.reject,
      run: () => setRejecting(true),
      disabled: !mayReject || blocked || approve.isPending,
    },
  ])
  if (mine) {
    return (
      <SendingButton
        variant="secondary"
        pending={recall.isPending}
        onClick={() => recall.mutate({ approvalId })}
      >
        {w.recall}
      </SendingButton>
    )
  }
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {mayApprove && (
        <SendingButton
          pending={approve.isPending}
          blocked={blocked}
          onClick={() => approve.mutate({ approvalId })}
        >
          {w.approve} <KeyHint>A</KeyHint>
        </SendingButton>
      )}
      {mayReject && (
        <Button
          variant="secondary"
          blocked={blocked || approve.isPending}
          onClick={() => setRejecting(true)}
        >
          {w.reject} <KeyHint>R</KeyHint>
        </Button>
      )}
      {rejecting && !blocked && (
        <RejectDialog approvalId={approvalId} onClose={() => setRejecting(false)} onDone={onDone} />
      )}
    </div>
  )
}
