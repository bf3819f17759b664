import { MessagesSquare } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useScreenSize } from '#foundation/kit/page/screen-size.ts'
import { chatWords } from '../shared/words.ts'
import { ChatPanes, NewChatLink, roomForList } from './chat-panes.tsx'
import { ChatList } from './list/chat-list.tsx'

const listStyle =
  'card -mx-[min(1rem,4.5vw)] overflow-clip border-y border-line bg-surface sm:mx-0 ' +
  'sm:rounded-card sm:border-x'

/** The list alone on a phone; on a wide screen also the place where a chat will be. */
export function ChatsScreen() {
  const w = useWords(chatWords)
  const twoPanes = useScreenSize(roomForList)
  if (!twoPanes)
    return (
      <>
        <PageHeader title={w.listTitle} actions={<NewChatLink />} />
        <div className={listStyle}>
          <ChatList />
        </div>
      </>
    )
  return (
    <ChatPanes untitled>
      <div
        className={
          'chat-paper grid grow place-content-center justify-items-center gap-2 bg-paper p-6'
        }
      >
        <MessagesSquare aria-hidden size={32} strokeWidth={1.5} className="text-primary" />
        <p className="font-medium">{w.chooseChat}</p>
        <p className="text-muted">{w.chooseChatMore}</p>
      </div>
    </ChatPanes>
  )
}
