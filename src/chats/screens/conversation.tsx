/** The messages of one chat and the box to write into: the same for the user and for staff. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useWords } from '../../kit/language.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import type { MessageView } from '../contract.ts'
import { words } from '../words.ts'
import { chats } from './calls.ts'
import { Composer } from './composer.tsx'
import { isOwn, MessageBubble, OutgoingBubble, senderLabel, type Viewer } from './message-bubble.tsx'
import { useOutgoing } from './outgoing.ts'
import { useReadMarks } from './read-marks.ts'

interface Props {
  chatId: string
  viewer: Viewer
  /** A closed chat is read only. */
  closed: boolean
  /** Stands between the messages and the box: what to wait for, what to do next. */
  notice?: ReactNode
  prefill?: string
}

export function Conversation({ chatId, viewer, closed, notice, prefill }: Props) {
  const w = useWords(words)
  const list = useInfiniteQuery(
    chats.messages.infiniteOptions({
      input: (before: number | undefined) => ({ chatId, ...(before ? { before } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.more ? last.messages[0]?.position : undefined),
    }),
  )
  const messages = list.data ? list.data.pages.toReversed().flatMap((page) => page.messages) : []
  const { outgoing, send, retry, discard } = useOutgoing(chatId)
  useReadMarks(chatId, messages, viewer)

  const arrived = new Set(messages.map((message) => message.messageId))
  const underway = outgoing.filter((message) => !arrived.has(message.messageId))
  const newest = messages.at(-1)
  const { box, atEnd, watchEnd, goToEnd } = useNewestInSight(`${newest?.messageId} ${underway.length}`)
  return (
    <div className="card flex flex-col overflow-clip rounded-card border border-line bg-paper">
      <div className="relative">
        <div
          ref={box}
          role="region"
          aria-label={w.conversation}
          tabIndex={0}
          onScroll={watchEnd}
          className={`min-h-40 overflow-y-auto overscroll-contain p-3 sm:p-4 ${heights[viewer]}`}
        >
          {list.error && !list.data ? <FetchFailed title={w.fetchMessagesFailed} error={list.error} onRetry={() => void list.refetch()} /> : null}
          {!list.data && !list.error ? <Skeleton lines={4} height="3rem" /> : null}
          {list.hasNextPage && (
            <div className="mb-3 text-center">
              <Button variant="quiet" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {w.earlier}
              </Button>
            </div>
          )}
          {list.data && messages.length === 0 && underway.length === 0 && <p className="py-10 text-center text-muted">{w.noMessages}</p>}
          <ol className="grid gap-2.5">
            {messages.map((message) => (
              <MessageBubble key={message.messageId} message={message} viewer={viewer} />
            ))}
            {underway.map((message) => (
              <OutgoingBubble key={message.messageId} message={message} onRetry={() => retry(message)} onDiscard={() => discard(message.messageId)} />
            ))}
          </ol>
        </div>
        {!atEnd && (
          <Button variant="secondary" onClick={goToEnd} icon={<ArrowDown aria-hidden size={18} />} className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-raised">
            {w.newest}
          </Button>
        )}
      </div>
      <NewMessages newest={newest} viewer={viewer} />
      {notice && <div className="border-t border-line p-3">{notice}</div>}
      <Composer
        chatId={chatId}
        closed={closed}
        prefill={prefill}
        onSend={(content, file) => {
          send(content, file)
          goToEnd()
        }}
      />
    </div>
  )
}

/** A user's box grows with what is in it, so that a phone shows the box to write into; staff have one that stays where it is. */
const heights: Record<Viewer, string> = {
  user: 'max-h-[max(18rem,calc(100dvh-27rem))]',
  staff: 'h-[max(18rem,calc(100dvh-20rem))]',
}

/** Follows the newest message, unless the reader has gone up to read older ones. */
function useNewestInSight(newest: string) {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const goToEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }
  const watchEnd = () => {
    const element = box.current
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < 80)
  }
  useLayoutEffect(() => {
    if (atEnd) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest, atEnd])
  return { box, atEnd, watchEnd, goToEnd }
}

/** Says politely that somebody wrote; what stood there when the page opened is not news. */
function NewMessages({ newest, viewer }: { newest: MessageView | undefined; viewer: Viewer }) {
  const w = useWords(words)
  const known = useRef<number | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!newest) return
    const isNews = known.current !== undefined && newest.position > known.current
    known.current = newest.position
    if (isNews && !isOwn(newest, viewer)) setSaid(`${w.newMessageFrom(senderLabel(newest, viewer, w))}: ${newest.content}`)
  }, [newest, viewer, w])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
