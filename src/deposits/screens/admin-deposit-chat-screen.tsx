import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Countdown } from '../../kit/countdown.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/facts.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { isSignedOut, readFailure, showRefusal } from '../../kit/refusals.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { notify } from '../../kit/toast.tsx'
import type { ChatView } from '../../chats/contract.ts'
import { isClosed } from '../../chats/rules.ts'
import { chats } from '../../chats/screens/calls.ts'
import { Conversation } from '../../chats/screens/conversation.tsx'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import type { AdminChat, DepositView } from '../contract.ts'
import { words } from '../words.ts'
import { AdminChatStatus } from './admin-deposit-chats-screen.tsx'
import { deposits } from './calls.ts'
import { Reference } from './company-account-facts.tsx'
import { DecideDeposit } from './decide-deposit.tsx'
import { DepositProofs } from './deposit-proofs.tsx'
import { useRefreshDeposits } from './refresh-deposits.ts'

export function AdminDepositChatScreen({ chatId }: { chatId: string }) {
  const w = useWords(words)
  const found = useQuery(deposits.adminChat.queryOptions({ input: { chatId } }))
  useBackToList(found.data ? null : found.error)
  if (found.data) return <OpenChat key={chatId} found={found.data} />
  return (
    <>
      <PageHeader title={w.adminTitle} back={<BackToChats />} />
      {found.error ? <FetchFailed title={w.errorLoading} error={found.error} onRetry={() => void found.refetch()} /> : <Skeleton lines={6} height="3rem" />}
    </>
  )
}

/** A chat that is not there: the person is told and taken back to the list. */
function useBackToList(error: unknown): void {
  const w = useWords(words)
  const navigate = useNavigate()
  useEffect(() => {
    if (!error || isSignedOut(error)) return
    const failure = readFailure(error)
    if (failure.kind !== 'refusal' || failure.status >= 500) return
    notify({ title: w.errorLoading, message: failure.message, tone: 'failed' })
    void navigate({ to: '/admin/deposit-chat', replace: true })
  }, [error, navigate, w])
}

function OpenChat({ found: { chat, deposit, proofs } }: { found: AdminChat }) {
  const w = useWords(words)
  const isDeposit = chat.sessionType === 'deposit_chat'
  return (
    <>
      <PageHeader title={isDeposit ? w.depositChatWith(chat.userName) : w.supportChatWith(chat.userName)} back={<BackToChats />} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Conversation chatId={chat.chatId} viewer="staff" closed={isClosed(chat.status)} />
        <div className="grid gap-4">
          {deposit && <DepositFacts chat={chat} deposit={deposit} />}
          {deposit && <DecideDeposit deposit={deposit} userName={chat.userName} />}
          {deposit && <DepositProofs deposit={deposit} proofs={proofs} />}
          {isDeposit && !deposit && (
            <Notice tone="failed" title={w.error}>
              {w.noLinkedTransaction}
            </Notice>
          )}
          {!isDeposit && <SupportSide chat={chat} />}
        </div>
      </div>
    </>
  )
}

function DepositFacts({ chat, deposit }: { chat: ChatView; deposit: DepositView }) {
  const w = useWords(words)
  const { bankName, accountNumber } = deposit.companyAccount
  const counting = deposit.status === 'pending_payment' && !deposit.hasProof
  return (
    <Card title={w.deposit}>
      <Facts
        facts={[
          { label: w.amount, value: <Amount centavos={deposit.amountCentavos} size="large" /> },
          { label: w.status, value: <TransactionStatusBadge status={deposit.status} /> },
          { label: w.chat, value: <AdminChatStatus status={chat.status} /> },
          { label: w.reference, value: <Reference reference={deposit.referenceNumber} /> },
          {
            label: w.payTo,
            value: (
              <span>
                {bankName}, <span className="figures">{accountNumber}</span>
              </span>
            ),
          },
          { label: w.until, value: counting ? <Countdown deadline={deposit.expiresAt} label={w.until} /> : null },
          { label: w.reason, value: deposit.statusReason },
        ]}
      />
    </Card>
  )
}

function SupportSide({ chat }: { chat: ChatView }) {
  const w = useWords(words)
  const [open, setOpen] = useState(false)
  const refresh = useRefreshDeposits()
  const close = useMutation(
    chats.closeSupport.mutationOptions({
      onSuccess: () => notify({ title: w.supportClosed, tone: 'credited' }),
      onError: showRefusal,
      onSettled: () => {
        setOpen(false)
        refresh()
      },
    }),
  )
  return (
    <Card title={w.chat} action={<AdminChatStatus status={chat.status} />}>
      {!isClosed(chat.status) && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {w.closeSupport}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={w.closeSupportTitle}
        message={w.closeSupportMessage(chat.userName)}
        confirmLabel={w.closeSupport}
        onConfirm={() => close.mutate({ chatId: chat.chatId, outcome: 'closed_completed' })}
        pending={close.isPending}
      />
    </Card>
  )
}

function BackToChats() {
  const w = useWords(words)
  return (
    <Link to="/admin/deposit-chat" className="link target inline-flex items-center">
      {w.backToChats}
    </Link>
  )
}
