// Runs Vitest: its own report goes to the screen, and what came of each test is read from its machine-readable one.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNode } from './find-node.mjs'
import { inProject, projectDirectory, say } from './project.mjs'
import { runChild } from './run-child.mjs'

/** Of more than so many files that fail none is an accident. */
const secondTriesMax = 2
/** Less is too short for another beginning. */
const leastTime = 20_000

/** What was run, `tests` by file and name, and whether something went wrong that belongs to no test. */
export async function runVitest({
  config,
  timeout,
  env = {},
  cwd = projectDirectory,
  only = [],
  ...output
}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaban-report-'))
  const [report, errors] = [path.join(folder, 'report.json'), path.join(folder, 'errors')]
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${inProject('scripts', 'report-errors.mjs')}`,
  ]
  try {
    const runner = [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      config,
      ...reporters,
      ...only,
    ]
    const code = await runChild(findNode(), runner, {
      ...output,
      cwd,
      timeout,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env, KABAN_ERRORS_FILE: errors },
    })
    if (!fs.existsSync(report)) return { files: new Map(), strange: true }
    const files = readFiles(JSON.parse(fs.readFileSync(report, 'utf8')), fs.realpathSync(cwd))
    // An error outside every test, or an end without a reason, must not pass unseen.
    const strange =
      !fs.existsSync(errors) ||
      fs.readFileSync(errors, 'utf8') !== '0' ||
      (code !== 0 && failedFiles(files).length === 0)
    return { files, strange }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The same, and what failed of one file or two is run once more, with nothing beside it: on a
 * machine that is full something may come too late for a person who waits. What fails twice has
 * failed, and so has what failed the second time only. `onlyAgain` names what passed at last.
 */
export async function runVitestTwice(options) {
  const until = Date.now() + options.timeout
  const first = await runVitest(options)
  const again = failedFiles(first.files)
  const timeout = until - Date.now()
  if (again.length === 0 || again.length > secondTriesMax || first.strange || timeout < leastTime)
    return { ...first, onlyAgain: [] }
  say(`\n• Once more, alone: ${again.join(', ')}`)
  const second = await runVitest({ ...options, timeout, only: ['--maxWorkers=1', ...again] })
  const onlyAgain = []
  for (const file of again) {
    const [before, after] = [first.files.get(file), second.files.get(file) ?? new Map()]
    for (const [test, status] of after) {
      if (status === 'passed' && before.get(test) === 'failed') onlyAgain.push(`${file}: ${test}`)
      // What was neither the second time is as it was.
      if (status === 'passed' || status === 'failed') before.set(test, status)
    }
  }
  return { files: first.files, strange: second.strange, onlyAgain }
}

export function countTests({ files, strange }) {
  const all = [...files.values()].flatMap((tests) => [...tests.values()])
  const failed = all.filter((status) => status === 'failed').length
  return {
    passed: all.filter((status) => status === 'passed').length - beyondTests(files),
    failed: strange && failed === 0 ? 1 : failed,
  }
}

/** What goes wrong before or after the tests of a file stands beside them under this name. */
const around = 'what is done before and after its tests'

/** File, from the project's directory, to test to 'passed', 'failed' or whatever else. */
function readFiles({ testResults }, directory) {
  const files = new Map()
  for (const { name, status, assertionResults } of testResults) {
    const tests = new Map()
    // Two tests may have one name.
    for (const { fullName, status: one } of assertionResults)
      tests.set(tests.has(fullName) ? `${fullName} (${tests.size})` : fullName, one)
    const isBroken =
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    tests.set(around, isBroken ? 'failed' : 'passed')
    files.set(path.relative(directory, name), tests)
  }
  return files
}

/** Nothing around the tests is no test that passed. */
function beyondTests(files) {
  return [...files.values()].filter((tests) => tests.get(around) === 'passed').length
}

function failedFiles(files) {
  return [...files]
    .filter(([, tests]) => [...tests.values()].includes('failed'))
    .map(([file]) => file)
}
