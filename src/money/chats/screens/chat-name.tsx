import { MessageCircle } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import type { ChatRow } from '../shared/contract.ts'
import { chatWords } from '../shared/words.ts'
import { chatTitle } from './chat-title.ts'

type Named = Pick<ChatRow, 'sessionType' | 'reference'>

/** The title of a chat, its reference on a line of its own. */
export function ChatName({ chat, more }: { chat: Named; more: string }) {
  const w = useWords(chatWords)
  const { reference } = chat
  const title = chatTitle(chat, w)
  if (!reference) return title
  const [name = '', end = ''] = title.split(reference)
  const place = name.lastIndexOf(' (')
  return (
    <>
      {name.slice(0, place)}{' '}
      <span
        className={`block whitespace-nowrap text-[min(0.8125rem,4.4vw)]/normal font-normal ${more}`}
      >
        {name.slice(place + 1)}
        <ReferenceText reference={reference} />
        {end}
      </span>
    </>
  )
}

/** The weave of a deposit chat, or the sign of a support chat. */
export function ChatMark({
  chat: { reference },
  className = 'size-[min(2.75rem,14vw)] rounded-[14px]',
}: {
  chat: Named
  className?: string
}) {
  if (reference) return <Weave reference={reference} className={className} />
  return (
    <span className={`grid shrink-0 place-items-center bg-primary-tint text-primary ${className}`}>
      <MessageCircle aria-hidden size={20} />
    </span>
  )
}
