import type { GivenAnswers, UnderstandingQuestion } from '../../shared/questions.ts'

export type ChosenAnswers = Partial<Record<keyof GivenAnswers, string>>

export function isRightAnswer(
  { questionId, answers }: UnderstandingQuestion,
  chosen: ChosenAnswers,
): boolean {
  return answers.some(({ answerId, isRight }) => isRight && answerId === chosen[questionId])
}

/** In an order that depends on the terms alone: the right answer is not always the first. */
export function mixedAnswers(
  { answers }: UnderstandingQuestion,
  place: number,
  termsSha256: string,
): UnderstandingQuestion['answers'] {
  const turns = Number.parseInt(termsSha256[place] ?? '0', 16) % answers.length
  return [...answers.slice(turns), ...answers.slice(0, turns)]
}
