import { MessageCircle } from 'lucide-react'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import type { ChatRow } from '../shared/contract.ts'

/** The weave of a deposit chat, or the sign of a support chat. */
export function ChatMark({
  chat: { reference },
  className = 'size-[min(2.75rem,14vw)] rounded-[14px]',
}: {
  chat: Pick<ChatRow, 'reference'>
  className?: string
}) {
  if (reference) return <Weave reference={reference} className={className} />
  return (
    <span className={`grid shrink-0 place-items-center bg-primary-tint text-primary ${className}`}>
      <MessageCircle aria-hidden size={20} />
    </span>
  )
}
