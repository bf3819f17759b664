import { useEffect, useState } from 'react'
import { whenProofNeeded } from '#foundation/kit/form/proof.ts'
import type { ProofQuestion } from './proof-question.tsx'

interface Asked {
  Question: typeof ProofQuestion
  about: string
  answer: (proven: boolean) => void
}

/**
 * Stands once in the frame of all pages and opens when a request needs a fresh password or code,
 * above whatever is open.
 */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      whenProofNeeded(async (about) => {
        // Window, fields and words are fetched when the first question comes: most pages have none. Without a connection they
        // are not, and the request that asked for the proof fails as one that got no answer.
        const { ProofQuestion: Question } = await import('./proof-question.tsx')
        return await new Promise((resolve) => {
          const answer = (proven: boolean) => {
            setAsked(null)
            resolve(proven)
          }
          setAsked({ Question, about, answer })
        })
      }),
    [],
  )
  return asked && <asked.Question about={asked.about} onAnswer={asked.answer} />
}
