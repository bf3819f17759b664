import '../chats.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useNextPage } from '#foundation/kit/data/next-page.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import { chats } from '../calls.ts'
import { useOutgoing, withSent } from '../outbox/outgoing.ts'
import { NewMessages, OutgoingStatus } from './announcements.tsx'
import { useChosenFile } from './chosen-file.ts'
import { Composer, type Assist, type QuickReply } from './composer.tsx'
import { DropTarget } from './drop-target.tsx'
import { isOwnMessage, type Viewer } from './message-bubble.tsx'
import { MessageList } from './message-list.tsx'
import { useReadMarks } from './read-marks.ts'
import { useScrollToEnd, useReadingPlace } from './reading-place.ts'
import { TypingLine } from './typing.tsx'

interface Props {
  chatId: string
  viewer: Viewer
  /** A closed chat is read only. */
  closed: boolean
  /** Before the first message. */
  opening?: ReactNode
  /** After the newest message. */
  ending?: ReactNode
  /** Shown between the messages and the composer. */
  notice?: ReactNode
  prefill?: string
  quickReplies?: readonly QuickReply[]
  assist?: Assist
  /** Who is at the other side. */
  otherName: string
}

/** The messages and the box for the next one; a user's fills its container. */
export function Conversation({ chatId, viewer, closed, opening, ending, notice, ...rest }: Props) {
  const w = useWords(chatWords)
  const { list, messages, underway, send, retry, discard } = useMessages(chatId)
  const newest = messages.at(-1)
  const { box, atEnd, watchEnd, goToEnd } = useReadingPlace(
    messages[0]?.messageId,
    underway.at(-1)?.messageId ?? newest?.messageId,
  )
  const end = useScrollToEnd(underway.at(-1)?.messageId)
  const unseen = useUnseen(messages, viewer, atEnd)
  useReadMarks(chatId, messages, viewer, { box, atEnd })
  const chosen = useChosenFile()
  return (
    <DropTarget
      onDrop={closed ? undefined : (files) => void chosen.pick(files)}
      className={styles[viewer].root}
    >
      <div className={`chat-paper flex flex-col ${styles[viewer].messages}`}>
        <div
          ref={box}
          role="region"
          aria-label={w.conversation}
          tabIndex={0}
          onScroll={watchEnd}
          className={boxStyle}
        >
          <div className="mb-auto">
            <ListState list={list} empty={messages.length + underway.length === 0 && !opening} />
            {list.data && !list.hasNextPage && opening}
            <MessageList
              messages={messages}
              underway={underway}
              viewer={viewer}
              onRetry={retry}
              onDiscard={discard}
            />
            <TypingLine chatId={chatId} newest={newest?.messageId} name={rest.otherName} />
            {list.data && <div className="mx-auto mt-4 max-w-md empty:hidden">{ending}</div>}
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
      <OutgoingStatus underway={underway} />
      {notice && <div className="border-t border-line bg-surface edge py-3">{notice}</div>}
      <Composer
        chatId={chatId}
        closed={closed}
        chosen={chosen}
        prefill={rest.prefill}
        quickReplies={rest.quickReplies}
        assist={rest.assist}
        onSend={(content, file) => {
          const saved = send(content, file)
          goToEnd()
          return saved
        }}
      />
      <div ref={end} />
    </DropTarget>
  )
}

/** The messages on the server together with those being sent from this device. */
function useMessages(chatId: string) {
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
  return { list, messages, underway, send, retry, discard }
}

function ListState({
  list,
  empty,
}: {
  list: ReturnType<typeof useMessages>['list']
  empty: boolean
}) {
  const w = useWords(chatWords)
  const nextPage = useNextPage(list)
  return (
    <>
      {list.data && <RefetchFailed title={w.fetchMessagesFailed} answer={list} />}
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
          <Button variant="quiet" {...nextPage}>
            {w.earlier}
          </Button>
        </div>
      )}
      {list.data && empty && <p className="py-10 text-center text-muted">{w.noMessages}</p>}
    </>
  )
}

/** Positioned, so that hidden words inside it do not lengthen the page. */
const boxStyle =
  'relative flex min-h-0 grow flex-col overflow-y-auto overscroll-contain edge py-4 ' +
  'outline-offset-[-2px] [overflow-anchor:none]'

/** A user's conversation is as high as the screen allows, that of staff has a height of its own. */
const styles: Record<Viewer, { root: string; messages: string }> = {
  user: { root: 'flex min-h-0 grow flex-col bg-paper', messages: 'min-h-0 grow' },
  staff: {
    root: 'card flex flex-col overflow-clip rounded-card border border-line bg-paper',
    messages: 'h-[max(18rem,calc(100dvh-20rem))]',
  },
}

/** The number of messages of the other side that arrived while the viewer had scrolled up. */
function useUnseen(messages: readonly MessageView[], viewer: Viewer, atEnd: boolean): number {
  const newest = messages.at(-1)?.position ?? 0
  const [seenTo, setSeenTo] = useState(newest)
  if (atEnd && seenTo !== newest) setSeenTo(newest)
  return messages.filter((message) => message.position > seenTo && !isOwnMessage(message, viewer))
    .length
}
