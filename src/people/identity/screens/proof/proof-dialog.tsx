import { useEffect } from 'react'
import { onProofNeeded } from '#foundation/kit/form/proof.ts'
import { useQuestion } from '../use-question.ts'

/** Rendered once for all pages. Opens, above everything, when a request needs a fresh proof. */
export function ProofDialog() {
  const { question, ask } = useQuestion()
  useEffect(
    () =>
      onProofNeeded(async (about) => {
        // Loaded with the first question, because most pages have none. Without a connection the
        // import fails, and so does the request that needs the proof.
        const { ProofQuestion } = await import('./proof-question.tsx')
        return await ask((onAnswer) => <ProofQuestion about={about} onAnswer={onAnswer} />)
      }),
    [ask],
  )
  return question
}
