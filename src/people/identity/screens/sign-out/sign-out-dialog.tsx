import { useEffect, useEffectEvent, useState } from 'react'
import { askBeforeLeaving } from '#foundation/kit/page/leaving.ts'
import type { SignOutQuestion } from './sign-out-question.tsx'

interface Asked {
  Question: typeof SignOutQuestion
  unsent: number
  answer: (leaves: boolean) => void
}

/**
 * Stands once in the frame of all pages and opens when somebody signs out whose messages are not
 * all sent. `countUnsent`: how many.
 */
export function SignOutDialog({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const unsent = await countUnsent()
    if (unsent === 0) return true
    // Fetched when it is needed, which is seldom.
    const { SignOutQuestion: Question } = await import('./sign-out-question.tsx')
    return await new Promise((resolve) => {
      const answer = (leaves: boolean) => {
        setAsked(null)
        resolve(leaves)
      }
      setAsked({ Question, unsent, answer })
    })
  })
  useEffect(() => askBeforeLeaving(() => ask()), [])
  return asked && <asked.Question unsent={asked.unsent} onAnswer={asked.answer} />
}
