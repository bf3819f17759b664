/**
 * Three questions before money is placed. The right answer of each follows from the terms; a wrong
 * one explains. They are stored with the terms, so their ids must never change.
 */
import * as z from 'zod/mini'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { bilingual } from '#foundation/contract/shared/fields.ts'
import { questionTexts } from './words-questions.ts'

const questionIds = ['worst-case', 'not-owed', 'way-out'] as const
const questionId = z.enum(questionIds)
type QuestionId = z.infer<typeof questionId>

/** The choices of each question. */
const answerIds = {
  'worst-case': ['less', 'all', 'more'],
  'not-owed': ['if-earned', 'always', 'from-others'],
  'way-out': ['wait', 'fee', 'any-time'],
} as const satisfies Record<QuestionId, readonly string[]>

export const understandingQuestion = z.strictObject({
  questionId,
  question: bilingual,
  answers: z.array(
    z.strictObject({
      answerId: z.string(),
      text: bilingual,
      /** Why it is right or wrong: shown as soon as it is chosen. */
      explanation: bilingual,
      isRight: z.boolean(),
    }),
  ),
})
export type UnderstandingQuestion = z.infer<typeof understandingQuestion>

/** One answer for each question. */
export const givenAnswers = z.strictObject({
  'worst-case': z.enum(answerIds['worst-case']),
  'not-owed': z.enum(answerIds['not-owed']),
  'way-out': z.enum(answerIds['way-out']),
})
export type GivenAnswers = z.infer<typeof givenAnswers>

/** Where the offer allows an early exit, the third question has another right answer. */
export function questionsOf(offer: {
  earlyExitBasisPoints: number | null
}): UnderstandingQuestion[] {
  const mayExit = offer.earlyExitBasisPoints !== null
  const { 'worst-case': worst, 'not-owed': notOwed, 'way-out': wayOut } = questionTexts
  const { wait, fee, 'any-time': anyTime } = wayOut.answers
  const answer = (
    answerId: string,
    { text, explanation }: { text: BilingualText; explanation: BilingualText },
    isRight = false,
  ) => ({ answerId, text, explanation, isRight })
  const judged = (
    answerId: string,
    { text, right, wrong }: { text: BilingualText; right: BilingualText; wrong: BilingualText },
    isRight: boolean,
  ) => answer(answerId, { text, explanation: isRight ? right : wrong }, isRight)
  return [
    {
      questionId: 'worst-case',
      question: worst.question,
      answers: [
        answer('all', worst.answers.all),
        answer('less', worst.answers.less, true),
        answer('more', worst.answers.more),
      ],
    },
    {
      questionId: 'not-owed',
      question: notOwed.question,
      answers: [
        answer('always', notOwed.answers.always),
        answer('from-others', notOwed.answers['from-others']),
        answer('if-earned', notOwed.answers['if-earned'], true),
      ],
    },
    {
      questionId: 'way-out',
      question: wayOut.question,
      answers: [
        answer('any-time', anyTime),
        judged('wait', wait, !mayExit),
        judged('fee', fee, mayExit),
      ],
    },
  ]
}

/** Whether who answered the ones has answered the others: same questions, same right answers. */
export function sameQuestions(
  one: readonly UnderstandingQuestion[],
  other: readonly UnderstandingQuestion[],
): boolean {
  return askedIn(one) === askedIn(other)
}

const askedIn = (questions: readonly UnderstandingQuestion[]): string =>
  JSON.stringify(
    questions.map(({ questionId, question, answers }) => [
      questionId,
      [question.en, question.fil],
      answers.map(({ answerId, text, isRight }) => [answerId, text.en, text.fil, isRight]),
    ]),
  )

/** For samples and tests: what somebody answers who has read the terms. */
export const rightAnswersOf = (offer: { earlyExitBasisPoints: number | null }): GivenAnswers => ({
  'worst-case': 'less',
  'not-owed': 'if-earned',
  'way-out': offer.earlyExitBasisPoints === null ? 'wait' : 'fee',
})

/** The questions that are not answered rightly. */
export function wrongAnswers(
  questions: readonly UnderstandingQuestion[],
  given: GivenAnswers,
): QuestionId[] {
  return questions
    .filter(
      ({ questionId: id, answers }) =>
        !answers.some(({ answerId, isRight }) => isRight && answerId === given[id]),
    )
    .map(({ questionId: id }) => id)
}
