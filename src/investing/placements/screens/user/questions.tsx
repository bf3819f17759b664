import { useId, useRef, useState } from 'react'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ToneIcon, toneTint } from '#foundation/kit/theme/tone.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import type { UnderstandingQuestion } from '../../shared/questions.ts'
import type { PlacementTerms } from '../../shared/terms.ts'
import { planText } from '../../shared/user/plan-text.ts'
import { subscribeWords } from '../../shared/user/words-subscribe.ts'
import { isRightAnswer, mixedAnswers, type ChosenAnswers } from './answers.ts'

interface Props {
  terms: PlacementTerms
  termsSha256: string
  chosen: ChosenAnswers
  onAnswer: (answers: ChosenAnswers) => void
}

/**
 * Three questions. Any answer may be changed until it is right; each explains itself. `ifRight`
 * does its work when all are, and leads to the first that is not.
 */
export function useQuestions({ terms, termsSha256, chosen, onAnswer }: Props) {
  const w = useWords(subscribeWords)
  const { questions } = terms
  const place = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  const open = questions.findIndex((question) => !isRightAnswer(question, chosen))
  return {
    ifRight: (work: () => void) => {
      if (open < 0) return work()
      setPressed(true)
      place.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus()
    },
    shown: (
      <div ref={place} className="grid grid-cols-1 gap-4">
        {questions.map((question, at) => (
          <Question
            key={question.questionId}
            question={{ ...question, answers: mixedAnswers(question, at, termsSha256) }}
            heading={w.question(at + 1, questions.length)}
            chosen={chosen[question.questionId]}
            error={isPressed && !isRightAnswer(question, chosen) ? w.answerFirst : undefined}
            onChoose={(answerId) => onAnswer({ ...chosen, [question.questionId]: answerId })}
          />
        ))}
      </div>
    ),
  }
}

interface QuestionProps {
  question: UnderstandingQuestion
  heading: string
  chosen: string | undefined
  error: string | undefined
  onChoose: (answerId: string) => void
}

function Question({ question, heading, chosen, error, onChoose }: QuestionProps) {
  const language = useLanguage()
  const id = useId()
  const given = question.answers.find(({ answerId }) => answerId === chosen)
  return (
    <Card>
      <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-2">
          <span className="block text-sm text-muted">{heading}</span>
          <span className="font-medium">{planText(question.question, language)}</span>
        </legend>
        {question.answers.map(({ answerId, text }) => (
          <label
            key={answerId}
            className={
              'flex min-w-0 cursor-pointer items-center gap-3 rounded-card border ' +
              'border-control-line bg-surface px-4 py-3 has-checked:border-primary ' +
              'has-checked:bg-primary-tint has-focus-visible:outline-2 ' +
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={id}
              value={answerId}
              checked={answerId === chosen}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(answerId)}
              className="size-5 shrink-0 tick outline-none"
            />
            <span className="min-w-0 wrap-anywhere">{planText(text, language)}</span>
          </label>
        ))}
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      {/* Rendered even when empty: screen readers announce only what is added to it. */}
      <div role="status">{given && <Explanation answer={given} />}</div>
    </Card>
  )
}

function Explanation({ answer }: { answer: UnderstandingQuestion['answers'][number] }) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const tone = answer.isRight ? 'credited' : 'waiting'
  return (
    <div className={`mt-3 flex items-start gap-3 rounded-card p-4 ${toneTint[tone]}`}>
      <ToneIcon tone={answer.isRight ? 'credited' : 'info'} size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-ink">{planText(answer.explanation, language)}</p>
        {!answer.isRight && <p className="mt-1 text-ink">{w.chooseAgain}</p>}
      </div>
    </div>
  )
}
