import type { ReactNode } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { ChatStep } from '../../shared/rules-waiting.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositWords } from '../../shared/words.ts'

const chatTones = {
  open: 'waiting',
  pending_admin_reply: 'waiting',
  pending_user_proof: 'info',
  pending_user_reply: 'info',
  pending_confirmation: 'waiting',
  to_confirm: 'waiting',
  second_person: 'info',
  closed_completed: 'credited',
  closed_failed: 'neutral',
} as const

function useStepWords(): Record<ChatStep, string> {
  return { ...useWords(depositWords).chatStatuses, ...useWords(depositConsoleWords).steps }
}

/** A chat as staff see it: who has to act next. */
export function ChatStepBadge({ step }: { step: ChatStep }) {
  return <StatusBadge tone={chatTones[step]}>{useStepWords()[step]}</StatusBadge>
}

/** The same in a one-line row; `children` follow it. */
export function ChatStepLine({ step, children }: { step: ChatStep; children?: ReactNode }) {
  return (
    <StatusLine tone={chatTones[step]} word={useStepWords()[step]}>
      {children}
    </StatusLine>
  )
}
