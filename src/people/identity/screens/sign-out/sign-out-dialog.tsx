import { useEffect, useEffectEvent } from 'react'
import { askBeforeSignOut } from '#foundation/kit/page/leaving.ts'
import { useQuestion } from '../use-question.ts'

/**
 * Rendered once for all pages. Opens when somebody signs out while messages are unsent;
 * `countUnsent` returns how many.
 */
export function SignOutDialog({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { question, ask } = useQuestion()
  const confirmSignOut = useEffectEvent(async (): Promise<boolean> => {
    const unsent = await countUnsent()
    if (unsent === 0) return true
    // Loaded on demand, because it is rarely needed.
    const { SignOutQuestion } = await import('./sign-out-question.tsx')
    return await ask((onAnswer) => <SignOutQuestion unsent={unsent} onAnswer={onAnswer} />)
  })
  useEffect(() => askBeforeSignOut(() => confirmSignOut()), [])
  return question
}
