import { useCallback, useState, type ReactNode } from 'react'

/**
 * For a dialog that asks yes or no and is rendered only then. `ask` shows what `render` returns and
 * resolves with the answer; render `question` in the page.
 */
export function useQuestion(): {
  question: ReactNode
  ask: (render: (onAnswer: (yes: boolean) => void) => ReactNode) => Promise<boolean>
} {
  const [question, setQuestion] = useState<ReactNode>(null)
  const ask = useCallback(
    (render: (onAnswer: (yes: boolean) => void) => ReactNode) =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          setQuestion(null)
          resolve(yes)
        }
        setQuestion(render(answer))
      }),
    [],
  )
  return { question, ask }
}
