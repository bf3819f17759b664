import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { useScreenSize } from '#foundation/kit/page/screen-size.ts'
import { useVisibleHeight } from '#foundation/kit/page/visible-height.ts'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { ChatView } from '../shared/contract.ts'
import { isChatClosed } from '../shared/rules.ts'
import { chatWords } from '../shared/words.ts'
import { chats } from './calls.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatPanes } from './chat-panes.tsx'
import { ChatTurnBadge } from './chat-turn.tsx'
import type { QuickReply } from './conversation/composer.tsx'
import { Conversation } from './conversation/conversation.tsx'
import { MessageList } from './conversation/message-list.tsx'
import { useOutgoing } from './outbox/outgoing.ts'

/** Filled in by the module that knows the subject of a chat, for instance a deposit. */
export interface ChatSubjectParts {
  /** Below the title, where there is no room for the details. */
  pin?: ReactNode
  details?: ReactNode
  /** Before the first message. */
  opening?: ReactNode
  /** After the newest message. */
  ending?: ReactNode
  quickReplies?: readonly QuickReply[]
  /** The opening says where to pay. */
  instructed?: boolean
  /** The user need not pay any more. */
  settled?: boolean
}

interface Props extends ChatSubjectParts {
  chatId: string
  /** The initial text of the message box. */
  prefill?: string
}

export function ChatScreen({ chatId, ...rest }: Props) {
  const found = useQuery(chats.get.queryOptions({ input: { chatId } }))
  useVisibleHeight()
  return (
    <ChatPanes open={chatId}>
      {found.data ? (
        <OpenChat chat={found.data} {...rest} />
      ) : (
        <>
          <ChatHeader />
          <div className="relative grow overflow-y-auto edge py-4">
            <NotOpen chatId={chatId} found={found} />
          </div>
        </>
      )}
    </ChatPanes>
  )
}

const roomForDetails = '(width >= 75rem)'

function OpenChat({
  chat,
  prefill,
  pin,
  details,
  opening,
  ending,
  quickReplies,
  instructed = false,
  settled = false,
}: { chat: ChatView } & Omit<Props, 'chatId'>) {
  const w = useWords(chatWords)
  const threePanes = useScreenSize(roomForDetails)
  const closed = isChatClosed(chat.status)
  const isDeposit = chat.sessionType === 'deposit_chat'
  const wait = isDeposit && !closed && !settled && chat.status === 'pending_admin_reply' && (
    <Notice tone="waiting">{w.waitForInstructions}</Notice>
  )
  return (
    <div className="flex min-h-0 grow">
      {/* Its parts follow its height, which a phone's keyboard and large letters make small. */}
      <div className="flex min-h-0 min-w-0 grow flex-col [container-type:size]">
        <ChatHeader chat={chat} details={details} />
        {isDeposit ? !threePanes && pin : <TurnLine chat={chat} />}
        <Conversation
          key={chat.chatId}
          chatId={chat.chatId}
          viewer="user"
          closed={closed}
          prefill={prefill}
          // The sentence asks to wait for the instructions, so it is above them.
          opening={
            instructed && wait ? (
              <>
                <div className="mb-4">{wait}</div>
                {opening}
              </>
            ) : (
              opening
            )
          }
          ending={ending}
          quickReplies={quickReplies}
          otherName={w.companySupport}
          notice={closed ? <ClosedBanner /> : !instructed && wait}
        />
      </div>
      {threePanes && details && (
        <aside
          aria-label={w.details}
          className="relative w-82 shrink-0 overflow-y-auto border-l border-line bg-surface"
        >
          {details}
        </aside>
      )}
    </div>
  )
}

function TurnLine({ chat }: { chat: ChatView }) {
  const w = useWords(chatWords)
  return (
    <p className="chat-pin">
      <span className="sr-only">{w.status}</span> <ChatTurnBadge turn={chat.turn} />
    </p>
  )
}

function NotOpen({
  chatId,
  found: { error, refetch },
}: {
  chatId: string
  found: { error: unknown; refetch: () => Promise<unknown> }
}) {
  const [w, k] = [useWords(chatWords), useWords(kitWords)]
  if (!error) return <Skeleton lines={5} height="3rem" />
  const failure = readFailure(error)
  if (failure.kind === 'refusal') return <NoChat />
  return (
    <>
      {failure.kind === 'offline' ? (
        <Notice tone="waiting" title={k.offlineTitle}>
          {w.chatNotKept}
        </Notice>
      ) : (
        <FetchFailed title={w.fetchChatFailed} error={error} onRetry={() => void refetch()} />
      )}
      <UnsentMessages chatId={chatId} />
    </>
  )
}

/** The user's own unsent messages of a chat that cannot be fetched. */
function UnsentMessages({ chatId }: { chatId: string }) {
  const w = useWords(chatWords)
  const { outgoing, retry, discard } = useOutgoing(chatId)
  if (outgoing.length === 0) return null
  return (
    <section aria-label={w.conversation} className="mt-4">
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

function ClosedBanner() {
  const w = useWords(chatWords)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-medium">{w.closedBanner}</p>
      <LinkButton to="/dashboard/chat/new-support" variant="secondary">
        {w.startSupportChat}
      </LinkButton>
    </div>
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
