import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useWords } from '../../kit/language.tsx'
import { showRefusal } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast.tsx'
import type { ChatView } from '../../chats/contract.ts'
import { isClosed } from '../../chats/rules.ts'
import { chats } from '../../chats/screens/calls.ts'
import type { Claim } from '../../claims/screens/use-claim.ts'
import { words } from '../words.ts'
import { AdminChatStatus } from './admin-chat-status.tsx'
import { useRefreshDeposits } from './refresh-deposits.ts'

interface Props {
  chat: ChatView
  claim: Claim
  onDone: () => void
}

/** A support chat is answered, and closed when nothing is left to say. */
export function SupportSide({ chat, claim, onDone }: Props) {
  const w = useWords(words)
  const [open, setOpen] = useState(false)
  const refresh = useRefreshDeposits()
  const closed = isClosed(chat.status)
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
      onSettled: () => {
        setOpen(false)
        refresh()
      },
    }),
  )
  return (
    <Card title={w.chat} action={<AdminChatStatus status={chat.status} />}>
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
