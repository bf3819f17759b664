// Runs Vitest or Playwright Test: their own report goes to the screen, and the outcome of each test
// is read from the record.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNode } from '../find-node.mjs'
import { inProject, projectDirectory } from '../project.mjs'
import { runChild } from '../run-child.mjs'
import { laneVariable, readRecord, recordVariable } from './test-record.mjs'

const runners = {
  vitest: {
    command: [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=default'],
    reporter: inProject('scripts', 'testing', 'report-vitest.mjs'),
    gate: ['--testNamePattern=^(?!.*@long)'],
  },
  playwright: {
    command: [inProject('node_modules', '@playwright', 'test', 'cli.js'), 'test'],
    reporter: inProject('scripts', 'testing', 'report-playwright.mjs'),
    // The reporter leaves them out, and so knows their names.
    gate: [],
  },
}

/** Each file of browser tests starts a server of its own: compiling it once saves a second each. */
const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compile') }

/** No single test may take so long: a run in which nothing begins or ends for longer is stuck. */
const stuckAfterMs = 15 * 60_000

/**
 * `args` go to the runner behind its configuration. The lane `gate` leaves out the tests with
 * `@long` in their names, and `long` runs all. Returns what `readRecord` does: a test without an
 * outcome is in `notRun`, whatever the reason, and so is each of `files` whose tests nobody knows
 * because the run ended before it loaded them.
 */
export async function runTests({
  runner,
  config,
  lane = 'gate',
  args = [],
  files = [],
  env = {},
  cwd = projectDirectory,
  stuckAfter = stuckAfterMs,
  ...output
}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kaban-record-'))
  const record = path.join(folder, 'record')
  fs.writeFileSync(record, '')
  const { command, reporter, gate } = runners[runner]
  const reporters =
    runner === 'vitest' ? [`--reporter=${reporter}`] : [`--reporter=list,${reporter}`]
  const stuck = new AbortController()
  const watch = endWhenStuck(record, stuckAfter, stuck)
  try {
    const code = await runChild(
      findNode(),
      [...command, '--config', config, ...reporters, ...(lane === 'gate' ? gate : []), ...args],
      {
        ...output,
        cwd,
        signal: stuck.signal,
        killSignal: 'SIGKILL',
        env: {
          ...process.env,
          ...compileCache,
          ...env,
          [recordVariable]: record,
          [laneVariable]: lane,
        },
      },
    ).catch((error) => {
      if (!stuck.signal.aborted) throw error
      return 'stuck'
    })
    const found = readRecord(fs.readFileSync(record, 'utf8'), files)
    const isExplained = [found.failed, found.notRun, found.problems].some((all) => all.length > 0)
    if (code === 'stuck')
      found.problems.push(`nothing happened for ${stuckAfter / 60_000} minutes; the run was ended`)
    else if (code !== 0 && !isExplained) found.problems.push(`the run ended with ${code}`)
    return found
  } finally {
    watch.end()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Failed tests, tests that did not run, and errors that belong to no test. */
export function countFailed({ failed, notRun, problems }) {
  return failed.length + notRun.length + problems.length
}

function endWhenStuck(record, after, stuck) {
  let size = 0
  let since = Date.now()
  const timer = setInterval(
    () => {
      const now = fs.statSync(record, { throwIfNoEntry: false })?.size ?? size
      if (now !== size) [size, since] = [now, Date.now()]
      else if (Date.now() - since > after) stuck.abort()
    },
    Math.min(after / 4, 5_000),
  )
  return { end: () => clearInterval(timer) }
}
