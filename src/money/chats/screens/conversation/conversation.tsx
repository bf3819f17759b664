/** The messages of one chat and the box to write into: the same for the user and for staff. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { chats } from '../calls.ts'
import { useOutgoing, withSent, type OutgoingMessage } from '../outbox/outgoing.ts'
import { useChosenFile } from './chosen-file.ts'
import { Composer, type Assist } from './composer.tsx'
import { isOwnMessage, senderLabel, type Viewer } from './message-bubble.tsx'
import { MessageList } from './message-list.tsx'
import { useReadMarks } from './read-marks.ts'
import { useFoot, useReadingPlace } from './reading-place.ts'

interface Props {
  chatId: string
  viewer: Viewer
  /** A closed chat is read only. */
  closed: boolean
  /** Stands between the messages and the box: what to wait for, what to do next. */
  notice?: ReactNode
  prefill?: string
  /** What helps to write, above the box. */
  assist?: Assist
}

export function Conversation({ chatId, viewer, closed, notice, prefill, assist }: Props) {
  const w = useWords(chatWords)
  const list = useInfiniteQuery(
    chats.messages.infiniteOptions({
      input: (before: number | undefined) => ({ chatId, ...(before ? { before } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.more ? last.messages[0]?.position : undefined),
    }),
  )
  const { outgoing, sent, send, retry, discard } = useOutgoing(chatId)
  const messages = withSent(
    list.data ? list.data.pages.toReversed().flatMap((page) => page.messages) : [],
    sent,
  )
  const arrived = new Set(messages.map((message) => message.messageId))
  const underway = outgoing.filter((message) => !arrived.has(message.messageId))
  const newest = messages.at(-1)
  const { box, atEnd, watchEnd, goToEnd } = useReadingPlace(
    messages[0]?.messageId,
    underway.at(-1)?.messageId ?? newest?.messageId,
  )
  const foot = useFoot(viewer === 'user' && messages.length > 0, underway.at(-1)?.messageId)
  const unseen = useUnseen(messages, viewer, atEnd)
  useReadMarks(chatId, messages, viewer, { box, atEnd })
  const chosen = useChosenFile()
  return (
    <div
      {...dropOf(closed ? undefined : (files) => void chosen.pick(files))}
      className="card flex flex-col overflow-clip rounded-card border border-line bg-paper"
    >
      <div className="relative">
        <div
          ref={box}
          role="region"
          aria-label={w.conversation}
          tabIndex={0}
          onScroll={watchEnd}
          className={`min-h-40 overflow-y-auto overscroll-contain p-3 [overflow-anchor:none] sm:p-4 ${heights[viewer]}`}
        >
          <div>
            {list.error && !list.data ? (
              <FetchFailed
                title={w.fetchMessagesFailed}
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : null}
            {!list.data && !list.error ? <Skeleton lines={4} height="3rem" /> : null}
            {list.hasNextPage && (
              <div className="mb-3 text-center">
                <Button
                  variant="quiet"
                  pending={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {w.earlier}
                </Button>
              </div>
            )}
            {list.data && messages.length === 0 && underway.length === 0 && (
              <p className="py-10 text-center text-muted">{w.noMessages}</p>
            )}
            <MessageList
              messages={messages}
              underway={underway}
              viewer={viewer}
              onRetry={retry}
              onDiscard={discard}
            />
          </div>
        </div>
        {!atEnd && (
          <Button
            variant="secondary"
            onClick={goToEnd}
            icon={<ArrowDown aria-hidden size={18} />}
            className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-raised"
          >
            {unseen > 0 ? w.unread(unseen) : w.newest}
          </Button>
        )}
      </div>
      <NewMessages newest={newest} viewer={viewer} />
      <OwnState underway={underway} />
      {notice && <div className="border-t border-line p-3">{notice}</div>}
      <Composer
        chatId={chatId}
        closed={closed}
        chosen={chosen}
        prefill={prefill}
        assist={assist}
        onSend={(content, file) => {
          const taken = send(content, file)
          goToEnd()
          return taken
        }}
      />
      <div ref={foot} />
    </div>
  )
}

/**
 * A user's box grows with what is in it, so that a phone shows the box to write into; staff have
 * one that stays where it is.
 */
const heights: Record<Viewer, string> = {
  user: 'max-h-[max(18rem,calc(100dvh-27rem))]',
  staff: 'h-[max(18rem,calc(100dvh-20rem))]',
}

/**
 * A file dropped anywhere on the conversation goes with the next message; without a taker the
 * browser would open it in place of the page.
 */
function dropOf(take: ((files: FileList) => void) | undefined) {
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    onDragOver: (event: DragEvent) => {
      if (bringsFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      take?.(event.dataTransfer.files)
    },
  }
}

/** How many messages of the other side came in below while the reader was further up. */
function useUnseen(messages: readonly MessageView[], viewer: Viewer, atEnd: boolean): number {
  const newest = messages.at(-1)?.position ?? 0
  const [seenTo, setSeenTo] = useState(newest)
  if (atEnd && seenTo !== newest) setSeenTo(newest)
  return messages.filter((message) => message.position > seenTo && !isOwnMessage(message, viewer))
    .length
}

/** Says politely that somebody wrote; what stood there when the page opened is not news. */
function NewMessages({ newest, viewer }: { newest: MessageView | undefined; viewer: Viewer }) {
  const w = useWords(chatWords)
  const known = useRef<number | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!newest) return
    const isNews = known.current !== undefined && newest.position > known.current
    known.current = newest.position
    if (isNews && !isOwnMessage(newest, viewer))
      setSaid(`${w.newMessageFrom(senderLabel(newest, viewer, w))}: ${newest.content}`)
  }, [newest, viewer, w])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

/** Says politely what becomes of one's own messages; one that failed says so itself. */
function OwnState({ underway }: { underway: readonly OutgoingMessage[] }) {
  const w = useWords(chatWords)
  const waits = underway.some(({ state }) => state === 'waiting')
  const sending = underway.some(({ state }) => state === 'sending')
  const [before, setBefore] = useState<'none' | 'sending' | 'waiting'>('none')
  const [said, setSaid] = useState('')
  const now = waits ? 'waiting' : sending ? 'sending' : 'none'
  if (now !== before) {
    setBefore(now)
    if (now === 'waiting') setSaid(w.waitsForConnection)
    else if (underway.length === 0) setSaid(w.sent)
  }
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
