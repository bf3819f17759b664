/**
 * The steps of placing money. Each is an entry of the history (`?step=review`), so that Back leads
 * to the step before, and a reload to the same one. The state is a draft (kit/form).
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDraftState } from '#foundation/kit/form/unsaved-changes.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { isRightAnswer, type ChosenAnswers } from '../answers.ts'

export type Step = 'amount' | 'facts' | 'questions' | 'review'

interface Progress {
  amountCentavos: bigint
  /** The terms that the user has read; the answers belong to them. */
  termsSha256: string
  answers: ChosenAnswers
}

interface Offered {
  offerId: string
  terms: PlacementTerms
  termsSha256: string
}

export function useSteps({ offerId, terms, termsSha256 }: Offered) {
  const [progress, setProgress] = useDraftState<Progress | null>(`placement ${offerId}`, null)
  const wanted = useSearch({ from: '/dashboard/investments/plans/$offerId' }).step ?? 'amount'
  const navigate = useNavigate()
  const isChanged = progress !== null && progress.termsSha256 !== termsSha256
  const step = reachable(wanted, progress, terms, isChanged)
  const go = (next: Step, replace = false) =>
    void navigate({
      to: '.',
      search: next === 'amount' ? {} : { step: next },
      replace,
      resetScroll: true,
    })
  useEffect(() => {
    if (step !== wanted) go(step, true)
  })
  return {
    step,
    progress,
    /** The terms changed after they were read: nothing of them counts any more. */
    isChanged,
    setAmount: (amountCentavos: bigint) => {
      const answers = progress?.termsSha256 === termsSha256 ? progress.answers : {}
      setProgress({ amountCentavos, termsSha256, answers })
      go('facts')
    },
    haveRead: () => {
      if (!progress) return
      const answers = isChanged ? {} : progress.answers
      setProgress({ ...progress, termsSha256, answers })
      go('questions')
    },
    answer: (answers: ChosenAnswers) => progress && setProgress({ ...progress, answers }),
    go,
  }
}

/** A step whose steps before are not done leads to the first that is not. */
function reachable(
  wanted: Step,
  progress: Progress | null,
  { questions }: PlacementTerms,
  isChanged: boolean,
): Step {
  if (wanted === 'amount' || progress === null) return 'amount'
  if (isChanged) return 'facts'
  const isUnderstood = questions.every((question) => isRightAnswer(question, progress.answers))
  return wanted === 'review' && !isUnderstood ? 'questions' : wanted
}
