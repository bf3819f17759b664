import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { chats } from '#money/chats/screens/calls.ts'
import type { ChatView } from '#money/chats/shared/contract.ts'
import { isChatClosed } from '#money/chats/shared/rules.ts'
import type { Claim } from '#teamwork/claims/screens/use-claim.ts'
import { depositWords } from '../../shared/words.ts'
import { ChatStatusForStaff } from './admin-chat-status.tsx'

interface Props {
  chat: ChatView
  claim: Claim
  onDone: () => void
}

/** The status of a support chat, and the button that closes it. */
export function SupportSide({ chat, claim, onDone }: Props) {
  const w = useWords(depositWords)
  const [open, setOpen] = useState(false)
  const closed = isChatClosed(chat.status)
  useKeys([
    {
      key: 'a',
      label: w.closeSupport,
      run: () => setOpen(true),
      disabled: closed || claim.blocked,
    },
  ])
  const close = useMutation(
    chats.closeSupport.mutationOptions({
      onSuccess: () => {
        notify({ title: w.supportClosed, tone: 'credited' })
        onDone()
      },
      onError: showRefusal,
      onSettled: () => setOpen(false),
    }),
  )
  return (
    <Card title={w.chat} action={<ChatStatusForStaff status={chat.status} />}>
      {!closed && (
        <Button variant="secondary" blocked={claim.blocked} onClick={() => setOpen(true)}>
          {w.closeSupport} <KeyHint>A</KeyHint>
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={w.closeSupportTitle}
        message={w.closeSupportMessage(chat.userName)}
        confirmLabel={w.closeSupport}
        onConfirm={() => close.mutate({ chatId: chat.chatId, outcome: 'closed_completed' })}
        pending={close.isPending}
      />
    </Card>
  )
}
