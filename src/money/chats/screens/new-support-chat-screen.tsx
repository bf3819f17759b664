import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { isSignedOut } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CompanyContact } from '#people/company/screens/company-contact.tsx'
import { messageTextMax } from '../shared/rules.ts'
import { chatWords } from '../shared/words.ts'
import { chats } from './calls.ts'
import { ChatPanes } from './chat-panes.tsx'

const firstMessage = z.object({ content: z.string().check(z.trim(), z.maxLength(messageTextMax)) })

/**
 * Opens a support chat and sends the first message. Both ids are made with the form, so a second
 * click creates nothing twice.
 */
export function NewSupportChatScreen() {
  const { prefill = '' } = useLocation().state
  const w = useWords(chatWords)
  const [chatId] = useRequestId()
  const [messageId] = useRequestId()
  const navigate = useNavigate()
  const refetch = useRefetch('chats')
  const form = useKabanForm(firstMessage, { content: prefill }, 'support-chat')
  const start = async ({ content }: { content: string }) => {
    try {
      await chats.openSupport.call({ chatId })
      if (content) await chats.send.call({ chatId, messageId, content })
    } catch (error) {
      // Stay here instead of at the sign-in page, where the typed text would be lost.
      if (isSignedOut(error)) notify({ title: w.error, message: w.sessionGone, tone: 'failed' })
      throw error
    }
    void refetch()
    notify({ title: w.starting, tone: 'credited' })
    await navigate({ to: '/dashboard/chat/$chatId', params: { chatId }, replace: true })
  }
  return (
    <ChatPanes>
      <div className="panes:mx-auto panes:w-full panes:max-w-2xl panes:overflow-y-auto panes:p-8">
        <PageHeader
          title={w.newSupportChat}
          description={w.startSupportHint}
          back={<BackLink to="/dashboard/chat">{w.backToChats}</BackLink>}
        />
        <Card title={w.chatSystem}>
          <Form form={form} onSubmit={start} label={w.newSupportChat} failed={w.creationFailed}>
            <TextAreaField
              name="content"
              label={w.writeMessage}
              optional
              rows={4}
              maxLength={messageTextMax}
            />
            <SubmitButton wide>{w.startSupportChat}</SubmitButton>
          </Form>
          <CompanyContact className="mt-4" />
        </Card>
      </div>
    </ChatPanes>
  )
}
