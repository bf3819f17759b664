import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { ChatView } from '../shared/contract.ts'
import { isChatClosed } from '../shared/rules.ts'
import { chatWords } from '../shared/words.ts'
import { chats } from './calls.ts'
import { ChatStatusBadge } from './chat-status.tsx'
import { chatTitle } from './chat-title.ts'
import { Conversation } from './conversation/conversation.tsx'
import { MessageList } from './conversation/message-list.tsx'
import { useOutgoing } from './outbox/outgoing.ts'

interface Props {
  chatId: string
  /** Renders what the chat is about, for instance a deposit. A later module provides it. */
  renderSubject?: (chat: ChatView) => ReactNode
  /** Hides the notice that asks to wait for instructions. */
  settled?: boolean
  /** The initial text of the message box. */
  prefill?: string
}

export function ChatScreen({ chatId, renderSubject, settled, prefill }: Props) {
  const [w, k] = [useWords(chatWords), useWords(kitWords)]
  const found = useQuery(chats.get.queryOptions({ input: { chatId } }))
  if (found.data)
    return (
      <OpenChat
        chat={found.data}
        renderSubject={renderSubject}
        settled={settled}
        prefill={prefill}
      />
    )
  const failure = found.error ? readFailure(found.error) : null
  return (
    <>
      <PageHeader title={w.chatSystem} back={<BackToChats />} />
      {!failure && <Skeleton lines={5} height="3rem" />}
      {failure?.kind === 'refusal' && <NoChat />}
      {failure?.kind === 'offline' && (
        <Notice tone="waiting" title={k.offlineTitle}>
          {w.chatNotKept}
        </Notice>
      )}
      {failure && failure.kind !== 'refusal' && failure.kind !== 'offline' && (
        <FetchFailed
          title={w.fetchChatFailed}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {failure && failure.kind !== 'refusal' && <UnsentMessages chatId={chatId} />}
    </>
  )
}

/** The user's own unsent messages of a chat that cannot be fetched. */
function UnsentMessages({ chatId }: { chatId: string }) {
  const w = useWords(chatWords)
  const { outgoing, retry, discard } = useOutgoing(chatId)
  if (outgoing.length === 0) return null
  return (
    <section
      aria-label={w.conversation}
      className="card mt-4 rounded-card border border-line bg-paper p-3 sm:p-4"
    >
      <MessageList
        messages={[]}
        underway={outgoing}
        viewer="user"
        onRetry={retry}
        onDiscard={discard}
      />
    </section>
  )
}

function OpenChat({
  chat,
  renderSubject,
  settled = false,
  prefill,
}: { chat: ChatView } & Omit<Props, 'chatId'>) {
  const w = useWords(chatWords)
  const closed = isChatClosed(chat.status)
  const isDeposit = chat.sessionType === 'deposit_chat'
  return (
    <>
      <PageHeader title={chatTitle(chat, w)} back={<BackToChats />} />
      {isDeposit && renderSubject ? (
        <div className="mb-4">{renderSubject(chat)}</div>
      ) : (
        <p className="mb-4 flex items-center gap-2 text-sm text-muted">
          {w.status} <ChatStatusBadge status={chat.status} />
        </p>
      )}
      <Conversation
        key={chat.chatId}
        chatId={chat.chatId}
        viewer="user"
        closed={closed}
        prefill={prefill}
        notice={
          closed ? (
            <ClosedBanner />
          ) : isDeposit && !settled && chat.status === 'pending_admin_reply' ? (
            <Notice tone="waiting">{w.waitForInstructions}</Notice>
          ) : undefined
        }
      />
    </>
  )
}

function ClosedBanner() {
  const w = useWords(chatWords)
  return (
    <Notice
      title={w.closedBanner}
      action={
        <LinkButton to="/dashboard/chat/new-support" variant="secondary">
          {w.startSupportChat}
        </LinkButton>
      }
    />
  )
}

function NoChat() {
  const w = useWords(chatWords)
  return (
    <EmptyState
      title={w.noActiveChat}
      message={w.sessionNotFound}
      icon={<MessageCircle aria-hidden size={28} strokeWidth={1.5} />}
      action={<LinkButton to="/dashboard/chat/new-support">{w.startSupportChat}</LinkButton>}
    />
  )
}

function BackToChats() {
  const w = useWords(chatWords)
  return <BackLink to="/dashboard/chat">{w.backToChats}</BackLink>
}
