// The record of a run of tests. Reporters append a line for everything that happens, so that a
// run that ends too early still says which tests it did not run.
import fs from 'node:fs'

/** For the reporters: where the record is. */
export const recordVariable = 'KABAN_TEST_RECORD'
/** For the reporters: 'gate' when the tests of the long lane are left out. */
export const laneVariable = 'KABAN_TEST_LANE'

/** A test is in the long lane when its name, or that of a group around it, has the tag. */
export function isLeft({ name }) {
  return process.env[laneVariable] === 'gate' && name.includes('@long')
}

/** A test is `{ key, file, name }`; two tests may have one name, and a retried one has one key. */
export function openRecord(file = process.env[recordVariable]) {
  const write = (event, id, note) =>
    file && fs.appendFileSync(file, `${JSON.stringify({ event, ...id, note })}\n`)
  return {
    plannedFile: (name) => write('planned file', { file: name }),
    loadedFile: (name) => write('loaded file', { file: name }),
    planned: (id) => write('planned', id),
    began: (id) => write('began', id),
    passed: (id) => write('passed', id),
    failed: (id) => write('failed', id),
    skipped: (id, reason) => write('skipped', id, reason),
    left: (id) => write('left', id),
    notRun: (id) => write('not run', id),
    problem: (text) => write('problem', {}, text),
  }
}

/**
 * `passed` is a number; the others are lists of names: `failed`, `flaky` (passed when run again),
 * `skipped` (on purpose, with the reason), `left` (to the long lane), `notRun`, and `problems` that
 * belong to no test. `plannedFiles` are those that the run was to load.
 */
export function readRecord(text, plannedFiles = []) {
  const tests = new Map()
  const files = new Map(plannedFiles.map((file) => [file, false]))
  const problems = []
  for (const line of text.split('\n').filter(Boolean)) {
    const { event, key, file, name, note } = parse(line)
    if (event === 'problem') problems.push(note)
    else if (event === 'planned file') files.set(file, files.get(file) ?? false)
    else if (event === 'loaded file') files.set(file, true)
    else if (event) {
      files.set(file, true)
      const test = tests.get(key) ?? { name: `${file}: ${name}`, events: [] }
      test.events.push({ event, note })
      tests.set(key, test)
    }
  }
  const found = { passed: 0, failed: [], flaky: [], skipped: [], left: [], notRun: [], problems }
  for (const [file, loaded] of files)
    if (!loaded) found.notRun.push(`${file}: its tests were not loaded`)
  for (const { name, events } of tests.values()) {
    const ends = events.filter(({ event }) => event === 'passed' || event === 'failed')
    const skipped = events.find(({ event }) => event === 'skipped')
    if (ends.at(-1)?.event === 'failed') found.failed.push(name)
    else if (ends.some(({ event }) => event === 'failed')) found.flaky.push(name)
    else if (ends.length > 0) found.passed += 1
    else if (events.some(({ event }) => event === 'left')) found.left.push(name)
    else if (skipped) found.skipped.push(skipped.note ? `${name}: ${skipped.note}` : name)
    else found.notRun.push(events.at(-1)?.event === 'began' ? `${name} (it began)` : name)
  }
  found.passed += found.flaky.length
  return found
}

/** The last line may be cut off when the run was killed. */
function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
