import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
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
