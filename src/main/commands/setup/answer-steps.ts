/** Goes through the steps of setup: asks, tries, and asks again with the reason. */
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { settingKind } from '../../server/start/ground/findings.ts'
import { configText, type Answers } from './config-text.ts'
import { choicesOf, steps, type Question, type Step } from './steps.ts'

export interface Asker {
  /** `current` is the answer so far, or ''. */
  ask(question: Question, current: string): Promise<string>
  /** Says that an answer is being tried, and how that ended. */
  trying<T>(attempt: () => Promise<T>): Promise<T>
  refuse(reasons: readonly string[]): void
}

/** Asks until everything works. `known` are the settings of an existing file. */
export async function askSteps(known: Answers, asker: Asker): Promise<Answers> {
  let answers: Answers = { ...choicesOf(known), ...known }
  for (const step of steps) {
    if (!isAsked(step, answers)) answers = without(answers, step)
    else answers = await askStep(step, answers, asker)
  }
  return answers
}

async function askStep(step: Step, before: Answers, asker: Asker): Promise<Answers> {
  for (let answers = { ...before }; ;) {
    for (const question of step.questions) {
      const { name, usual = '' } = question
      if (isAsked(question, answers))
        answers[name] = (await asker.ask(question, answers[name] ?? usual)).trim()
      else delete answers[name]
    }
    const found = await asker.trying(() => problemsOf(step, answers))
    if (found.length === 0) return answers
    asker.refuse(found)
  }
}

/** Takes the answers of a file. Throws StartProblem with everything that does not work. */
export async function acceptAnswers(given: Answers): Promise<Answers> {
  let answers: Answers = { ...choicesOf(given), ...given }
  const found: string[] = []
  for (const step of steps) {
    if (isAsked(step, answers)) found.push(...(await problemsOf(step, answers)))
    else answers = without(answers, step)
  }
  const settings = settingsAmong(answers)
  found.push(...readSettings(settings).warnings.filter((text) => /is no setting/.test(text)))
  if (found.length > 0)
    throw new StartProblem(['Nothing was written.', ...new Set(found)].join('\n  '))
  return answers
}

/** The answers that are written into the file. */
export function settingsAmong(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !name.startsWith('SETUP_') && value !== ''),
  )
}

function isAsked({ when }: Pick<Step | Question, 'when'>, answers: Answers): boolean {
  return when?.(answers) ?? true
}

function without(answers: Answers, { questions }: Step): Answers {
  const names = questions.map(({ name }) => name)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
}

async function problemsOf(step: Step, answers: Answers): Promise<string[]> {
  const given = settingsAmong(answers)
  const { settings, problems } = readSettings(given)
  const names = new Set(step.questions.map(({ name }) => name))
  const ofStep = problems.filter((text) => {
    const kind = settingKind(text)
    return typeof kind !== 'string' && names.has(kind.mend)
  })
  ofStep.push(...unwritable(given, names))
  return ofStep.length > 0 ? ofStep : ((await step.attempt?.(settings, answers)) ?? [])
}

function unwritable(given: Answers, names: ReadonlySet<string>): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (!names.has(name)) return []
    try {
      configText({ [name]: value })
      return []
    } catch (error) {
      return [(error as StartProblem).message]
    }
  })
}
