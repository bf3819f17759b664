/** Goes through the steps of setup: asks, tries, and asks again with the reason. */
import path from 'node:path'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { configText, type Answers } from './config-text.ts'
import { choicesOf, steps, type Question, type Step } from './steps.ts'

export interface Asker {
  /** `current` is the answer so far, or ''. */
  ask(question: Question, current: string): Promise<string>
  /** Says that an answer is being tried, and how that ended. */
  trying<T>(attempt: () => Promise<T>): Promise<T>
  refuse(reasons: readonly string[]): void
}

/**
 * Asks until everything works. `known` are the settings of an existing file, `usualFolder` the data
 * folder without an answer. Throws StartProblem when a start would refuse what nobody is asked.
 */
export async function askSteps(
  known: Answers,
  asker: Asker,
  usualFolder = '.kaban',
): Promise<Answers> {
  refuseUnusable(readSettings(known).problems.filter((text) => !isAbout(text, asked)))
  let answers = begun(known, usualFolder)
  for (const step of steps) {
    if (!isAsked(step, answers)) answers = without(answers, step)
    else answers = await askStep(step, answers, asker)
  }
  refuseUnusable(readSettings(settingsAmong(answers)).problems)
  return answers
}

const asked = new Set(steps.flatMap(({ questions }) => questions.map(({ name }) => name)))

function begun(known: Answers, usualFolder: string): Answers {
  return { KABAN_DATA_DIR: usualFolder, ...choicesOf(known), ...known }
}

/** Whether one of the settings can mend it. */
function isAbout(problem: string, settings: ReadonlySet<string>): boolean {
  return (problem.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []).some((name) => settings.has(name))
}

function refuseUnusable(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new StartProblem(['Nothing was written.', ...new Set(problems)].join('\n  '))
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
export async function acceptAnswers(given: Answers, usualFolder = '.kaban'): Promise<Answers> {
  let answers = begun(given, usualFolder)
  const found: string[] = []
  for (const step of steps) {
    if (isAsked(step, answers)) found.push(...(await problemsOf(step, answers)))
    else answers = without(answers, step)
  }
  const { problems, warnings } = readSettings(settingsAmong(answers))
  refuseUnusable([...found, ...problems, ...warnings.filter((text) => /is no setting/.test(text))])
  return answers
}

/**
 * The settings that the file gets. It leaves out what holds without it, and names folders so that
 * they are the same from everywhere.
 */
export function settingsToWrite(answers: Answers, usualFolder = '.kaban'): Answers {
  const written = settingsAmong(answers)
  for (const name of ['KABAN_DATA_DIR', 'KABAN_FILES_DIR', 'KABAN_BACKUP_DIR'])
    if (written[name]) written[name] = path.resolve(written[name])
  if (written['KABAN_DATA_DIR'] === path.resolve(usualFolder)) delete written['KABAN_DATA_DIR']
  if (written['PORT'] === '3000') delete written['PORT']
  return written
}

function settingsAmong(answers: Answers): Answers {
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
  const ofStep = problems.filter((text) => isAbout(text, names))
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
