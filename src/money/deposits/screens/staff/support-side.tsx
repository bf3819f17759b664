import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { closeWithUndo, useIsClosing } from '#money/chats/screens/close-with-undo.ts'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { isChatClosed } from '#money/chats/shared/rules.ts'
import { closingWords } from '#money/chats/shared/words-closing.ts'
import type { Claim } from '#teamwork/claims/screens/use-claim.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStepBadge } from './admin-chat-status.tsx'

interface Props {
  chat: ChatView
  claim: Claim
  onDone: () => void
}

/** The status of a support chat, and the button that closes it; for a moment it can be undone. */
export function SupportSide({ chat, claim, onDone }: Props) {
  const w = useWords(depositWords)
  const c = useWords(closingWords)
  const refetch = useRefetch('chats')
  const closing = useIsClosing(chat.chatId)
  const closed = isChatClosed(chat.status)
  const close = () => {
    closeWithUndo(chat.chatId, chat.userName, () => void refetch())
    onDone()
  }
  useKeys([
    { key: 'a', label: w.closeSupport, run: close, disabled: closed || closing || claim.blocked },
  ])
  return (
    <Card title={w.chat} action={<ChatStepBadge step={chat.status} />}>
      {!closed && (
        <Button variant="secondary" blocked={claim.blocked || closing} onClick={close}>
          {closing ? c.closing : w.closeSupport} <KeyHint>A</KeyHint>
        </Button>
      )}
    </Card>
  )
}
