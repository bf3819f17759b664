import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { GivenAnswers } from '../../../shared/questions.ts'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { ChosenAnswers } from '../answers.ts'
import { useQuestions } from '../questions.tsx'

interface Props {
  terms: PlacementTerms
  termsSha256: string
  onClose: () => void
  onAnswered: (answers: GivenAnswers) => void
}

/** The questions of the terms of today, as whoever places money anew answers them. */
export function RollQuestions({ terms, termsSha256, onClose, onAnswered }: Props) {
  const w = useWords(placementWords)
  const s = useWords(subscribeWords)
  const [chosen, setChosen] = useState<ChosenAnswers>({})
  const { ifRight, shown } = useQuestions({ terms, termsSha256, chosen, onAnswer: setChosen })
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.rollQuestions}
      description={s.questionsIntro}
      dirty={Object.keys(chosen).length > 0}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {w.rollNotNow}
          </Button>
          <Button
            // Every question has one of its own answers, or this is not reached.
            onClick={() => ifRight(() => onAnswered(chosen as GivenAnswers))}
          >
            {s.toReview}
          </Button>
        </>
      }
    >
      {shown}
    </Dialog>
  )
}
