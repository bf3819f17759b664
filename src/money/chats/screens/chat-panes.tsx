import './chats.css'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useScreenSize } from '#foundation/kit/page/screen-size.ts'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { chatWords } from '../shared/words.ts'
import { ChatList } from './list/chat-list.tsx'

/** As in money/chats/screens/chats.css. */
export const roomForList = '(width >= 56.25rem)'

interface Props {
  /** The id of the chat that `children` show. */
  open?: string
  /** `children` have no title of their own, so the title of the list is that of the page. */
  untitled?: boolean
  children: ReactNode
}

/** The list of chats and, beside it, `children`. Without room for both, `children` alone. */
export function ChatPanes({ open, untitled = false, children }: Props) {
  const w = useWords(chatWords)
  const twoPanes = useScreenSize(roomForList)
  if (!twoPanes)
    // A conversation takes the whole screen; another page keeps the bars.
    return open ? (
      <div data-fill="always" className="flex flex-col">
        {children}
      </div>
    ) : (
      children
    )
  return (
    <div data-fill="wide" className="grid grid-cols-[23rem_minmax(0,1fr)]">
      <section
        aria-label={w.listTitle}
        className="relative flex min-h-0 flex-col overflow-y-auto border-r border-line bg-surface"
      >
        <div className="grid gap-3 p-4">
          {untitled ? (
            <PageTitle>{w.listTitle}</PageTitle>
          ) : (
            <p className={titleStyle}>{w.listTitle}</p>
          )}
          <NewChatLink />
        </div>
        <div className="border-t border-line">
          <ChatList open={open} />
        </div>
      </section>
      <div className="flex min-h-0 min-w-0 flex-col">{children}</div>
    </div>
  )
}

const titleStyle = 'text-xl font-semibold'

function PageTitle({ children }: { children: string }) {
  const site = useSiteName()
  return (
    <>
      <title>{`${children} · ${site}`}</title>
      <h1 className={titleStyle}>{children}</h1>
    </>
  )
}

export function NewChatLink() {
  const w = useWords(chatWords)
  return (
    <LinkButton to="/dashboard/chat/new-support" icon={<Plus aria-hidden size={18} />}>
      {w.newSupportChat}
    </LinkButton>
  )
}
