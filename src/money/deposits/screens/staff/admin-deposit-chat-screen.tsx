import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut, readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { BackLink } from '#foundation/kit/page/back-link.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { ChatParts } from './deposit-pane.tsx'

/** A chat on its own page. */
export function AdminDepositChatScreen() {
  const { chatId } = useParams({ from: '/admin/deposit-chat/$chatId' })
  const w = useWords(depositWords)
  const found = useQuery(deposits.adminChat.queryOptions({ input: { chatId } }))
  useBackToList(found.data ? null : found.error)
  if (!found.data) {
    return (
      <>
        <PageHeader title={w.adminTitle} back={<BackToChats />} />
        {found.error ? (
          <FetchFailed
            title={w.errorLoading}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Skeleton lines={6} height="3rem" />
        )}
      </>
    )
  }
  const { sessionType, userName } = found.data.chat
  return (
    <>
      <PageHeader
        title={
          sessionType === 'deposit_chat' ? w.depositChatWith(userName) : w.supportChatWith(userName)
        }
        back={<BackToChats />}
      />
      <ChatParts key={chatId} found={found.data} />
    </>
  )
}

/** Notifies and returns to the list when the chat does not exist. */
function useBackToList(error: unknown): void {
  const w = useWords(depositWords)
  const navigate = useNavigate()
  useEffect(() => {
    if (!error || isSignedOut(error)) return
    const failure = readFailure(error)
    if (failure.kind !== 'refusal' || failure.status >= 500) return
    notify({ title: w.errorLoading, message: failure.message, tone: 'failed' })
    void navigate({ to: '/admin/deposit-chat', replace: true })
  }, [error, navigate, w])
}

function BackToChats() {
  const w = useWords(depositWords)
  return <BackLink to="/admin/deposit-chat">{w.backToChats}</BackLink>
}
