import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import type { ChatView } from '../shared/contract.ts'
import { chatWords } from '../shared/words.ts'
import { ChatMark, ChatName } from './chat-name.tsx'
import { chatTitle } from './chat-title.ts'

/** A teal field on a phone, where it is the top of the screen; plain beside the list. */
const barStyle =
  'flex min-h-14 shrink-0 items-center gap-2.5 px-1 py-1.5 max-panes:deep-field panes:min-h-17 ' +
  'panes:border-b panes:border-line panes:bg-surface panes:px-5'

/** The top of a conversation: the way back, its title, and the details where they have no room. */
export function ChatHeader({ chat, details }: { chat?: ChatView; details?: ReactNode }) {
  const w = useWords(chatWords)
  const site = useSiteName()
  const [open, setOpen] = useState(false)
  const title = chat ? chatTitle(chat, w) : w.chatSystem
  return (
    <header className={barStyle}>
      <title>{`${title} · ${site}`}</title>
      <Link
        to="/dashboard/chat"
        aria-label={w.backToChats}
        title={w.backToChats}
        className="target grid place-items-center rounded-full text-current no-underline panes:hidden"
      >
        <ArrowLeft aria-hidden size={22} />
      </Link>
      {chat && <ChatMark chat={chat} className="size-10 rounded-[12px] ring-2 ring-on-deep/15" />}
      <h1 className="min-w-0 grow text-[min(1.0625rem,5.6vw)]/tight">
        {chat ? (
          <ChatName chat={chat} more="max-panes:text-on-deep-muted panes:text-muted" />
        ) : (
          w.chatSystem
        )}
      </h1>
      {details && (
        <>
          <IconButton
            label={w.details}
            icon={<Info aria-hidden size={22} />}
            onClick={() => setOpen(true)}
            className="max-panes:text-on-deep! max-panes:hover:bg-deep-line trio:hidden"
          />
          <Dialog open={open} onClose={() => setOpen(false)} title={w.details}>
            {details}
          </Dialog>
        </>
      )}
    </header>
  )
}
