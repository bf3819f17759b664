import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { PlacementTerms } from '../../../shared/terms.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { ChosenAnswers } from '../answers.ts'
import { useQuestions } from '../questions.tsx'

interface Props {
  terms: PlacementTerms
  termsSha256: string
  chosen: ChosenAnswers
  onAnswer: (answers: ChosenAnswers) => void
  onDone: () => void
  onFacts: () => void
}

export function QuestionsStep({ onDone, onFacts, ...asked }: Props) {
  const w = useWords(subscribeWords)
  const { ifRight, shown } = useQuestions(asked)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{w.questionsIntro}</p>
      {shown}
      <Button wide onClick={() => ifRight(onDone)}>
        {w.toReview}
      </Button>
      <Button wide variant="secondary" onClick={onFacts}>
        {w.factsAgain}
      </Button>
    </div>
  )
}
