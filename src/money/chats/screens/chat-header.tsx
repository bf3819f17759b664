import { Link } from '@tanstack/react-router'
import { ArrowLeft, Info } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import type { ChatView } from '../shared/contract.ts'
import { chatWords } from '../shared/words.ts'
import { ChatMark } from './chat-mark.tsx'
import { ChatName } from './chat-name.tsx'
import { chatTitle } from './chat-title.ts'

/** The top of a conversation: the way back, its title, and the details where they have no room. */
export function ChatHeader({ chat, details }: { chat?: ChatView; details?: ReactNode }) {
  const w = useWords(chatWords)
  const site = useSiteName()
  const [open, setOpen] = useState(false)
  const title = chat ? chatTitle(chat, w) : w.chatSystem
  return (
    <header className="chat-top deep-field">
      <title>{`${title} · ${site}`}</title>
      <Link
        to="/dashboard/chat"
        aria-label={w.backToChats}
        title={w.backToChats}
        className={
          'target grid place-items-center rounded-full text-current no-underline panes:hidden'
        }
      >
        <ArrowLeft aria-hidden size={22} />
      </Link>
      {chat && <ChatMark chat={chat} className="chat-top-mark" />}
      <h1 className="min-w-0 grow text-[min(1.0625rem,5.6vw)]/tight">
        {chat ? <ChatName chat={chat} more="chat-top-more" /> : w.chatSystem}
      </h1>
      {details && (
        <>
          <IconButton
            label={w.details}
            icon={<Info aria-hidden size={22} />}
            onClick={() => setOpen(true)}
            className="trio:hidden max-panes:text-on-deep!"
          />
          <Dialog open={open} onClose={() => setOpen(false)} title={w.details}>
            {details}
          </Dialog>
        </>
      )}
    </header>
  )
}
