import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { Conversation } from '#money/chats/screens/conversation/conversation.tsx'
import { ReplyAssist } from '#money/chats/screens/conversation/reply-assist.tsx'
import { useOutgoing } from '#money/chats/screens/outbox/outgoing.ts'
import type { ReplyValues } from '#money/chats/shared/rules-replies.ts'
import { isChatClosed } from '#money/chats/shared/rules.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim } from '#teamwork/claims/screens/use-claim.ts'
import { StaffNotes } from '#teamwork/notes/screens/staff-notes.tsx'
import type { AdminChat } from '../../shared/contract.ts'
import { isDepositDecided } from '../../shared/rules.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { DepositFacts } from '../user/deposit-facts.tsx'
import { DecideDeposit } from './decide-deposit.tsx'
import { DepositProofs } from './deposit-proofs.tsx'
import { SupportSide } from './support-side.tsx'

interface Props {
  chatId: string
  /** Called once, when an action in this pane means the chat no longer waits for staff. */
  onDone?: () => void
  /** The decision chosen in a list, opened with the chat. */
  start?: 'approve' | 'reject'
}

/** A chat with its deposit and everything needed to decide it, beside the workbench list. */
export function DepositPane({ chatId, onDone, start }: Props) {
  const w = useWords(depositWords)
  const found = useQuery(deposits.adminChat.queryOptions({ input: { chatId } }))
  if (!found.data)
    return found.error ? (
      <FetchFailed
        title={w.errorLoading}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <Skeleton lines={6} height="3rem" />
    )
  const { chat } = found.data
  return (
    <section aria-labelledby={`chat-${chatId}`} className="@container grid grid-cols-1 gap-4">
      <h2 id={`chat-${chatId}`} className="text-lg wrap-anywhere">
        {chat.sessionType === 'deposit_chat'
          ? w.depositChatWith(chat.userName)
          : w.supportChatWith(chat.userName)}
      </h2>
      <ChatParts key={chatId} found={found.data} onDone={onDone} start={start} />
    </section>
  )
}

/** The pane without its heading: the deposit first, the conversation beside or below it. */
export function ChatParts({
  found: { chat, deposit, proofs },
  onDone,
  start,
}: { found: AdminChat } & Omit<Props, 'chatId'>) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  const { chatId } = chat
  const closed = isChatClosed(chat.status)
  const decided = deposit ? isDepositDecided(deposit.status) : closed
  const claim = useClaim({ kind: 'chat', id: chatId }, !decided)
  const done = useOnce(onDone)
  // A reply does not finish a chat with an undecided proof.
  useAnswered(chatId, () => (proofs.length === 0 || decided) && done())
  const conversation = useRef<HTMLDivElement>(null)
  useKeys([
    {
      key: 'm',
      label: c.writeMessage,
      run: () => conversation.current?.querySelector('textarea')?.focus(),
      disabled: closed,
    },
  ])
  const isDeposit = chat.sessionType === 'deposit_chat'
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <ClaimNotice claim={claim} />
      <div className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {isDeposit && !deposit && (
            <Notice tone="failed" title={w.error}>
              {w.noLinkedTransaction}
            </Notice>
          )}
          {deposit && <DepositFacts chat={chat} deposit={deposit} />}
          <div role="status" className="empty:hidden">
            {deposit?.waitsForApproval && (
              <Notice
                tone="waiting"
                title={c.approvalWaits}
                action={
                  <LinkButton to="/admin/approvals" variant="secondary">
                    {c.openApprovals}
                  </LinkButton>
                }
              >
                {c.approvalWaitsMore}
              </Notice>
            )}
          </div>
          {deposit && (
            <DecideDeposit
              deposit={deposit}
              userName={chat.userName}
              flagged={proofs.some(({ sentElsewhere }) => sentElsewhere.length > 0)}
              claim={claim}
              start={start}
              onDone={done}
            />
          )}
          {deposit && <DepositProofs deposit={deposit} proofs={proofs} userName={chat.userName} />}
          {!isDeposit && <SupportSide chat={chat} claim={claim} onDone={done} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <div ref={conversation}>
            <Conversation
              chatId={chatId}
              viewer="staff"
              closed={closed}
              otherName={chat.userName}
              assist={{ Help: ReplyAssist, values: valuesOf({ chat, deposit }) }}
            />
          </div>
          <StaffNotes subject={{ kind: 'chat', id: chatId }} />
          <Card>
            <SubjectHistory
              kind={deposit ? 'deposit' : 'chat'}
              id={deposit?.transactionId ?? chatId}
            />
          </Card>
        </div>
      </div>
    </div>
  )
}

function valuesOf({ chat, deposit }: Pick<AdminChat, 'chat' | 'deposit'>): ReplyValues {
  const amount = deposit ? { amount: showPesos(deposit.amountCentavos) } : {}
  const reference = chat.reference ? { reference: chat.reference } : {}
  return { name: chat.userName, ...amount, ...reference }
}

/** Calls `call` the first time only. */
function useOnce(call: (() => void) | undefined): () => void {
  const called = useRef(false)
  return () => {
    if (called.current) return
    called.current = true
    call?.()
  }
}

/** Calls `onAnswered` when a message sent from this pane has arrived. */
function useAnswered(chatId: string, onAnswered: () => void): void {
  const { sent } = useOutgoing(chatId)
  const [before] = useState(sent.length)
  const answered = sent.length > before
  const call = useRef(onAnswered)
  useEffect(() => {
    call.current = onAnswered
  })
  useEffect(() => {
    if (answered) call.current()
  }, [answered])
}
