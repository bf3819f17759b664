/** Every script of package.json says what it takes, and does nothing when asked or mistyped. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { problemOf } from '../../scripts/usage.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-usage-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Fails as soon as a script starts a program. */
const watch = path.join(folder, 'watch.cjs')
writeFileSync(
  watch,
  `const processes = require('node:child_process')
  for (const name of ['spawn', 'spawnSync', 'execFileSync', 'execSync', 'fork'])
    processes[name] = () => { process.stdout.write('A program was started.'); process.exit(9) }
  require('node:module').syncBuiltinESMExports()`,
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
/** These hand their arguments to a program of somebody else, which has its own help. */
const foreign = ['format', 'lint', 'test:watch']
const ours = Object.keys(scripts).filter((name) => !foreign.includes(name))

function run(name: string, args: string): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--require=${watch}`,
    KABAN_CONFIG: '',
    KABAN_DATA_DIR: path.join(folder, 'data'),
    npm_lifecycle_event: name,
  }
  return new Promise((resolve) => {
    const child = execFile('sh', ['-c', `${scripts[name]} ${args}`], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

test('--help prints the usage and starts nothing', async () => {
  const waiting = [...ours]
  const answers: [string, { code: number; said: string }][] = []
  const worker = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop())
      answers.push([name, await run(name, '--help')])
  }
  await Promise.all([worker(), worker(), worker()])
  expect(answers).toHaveLength(ours.length)
  for (const [name, { code, said }] of answers) {
    expect(said).toMatch(new RegExp(`^Usage: npm (run )?${name}( .*)?\\nIt .+\\.\\n$`))
    expect(code, name).toBe(0)
  }
})

test('what a command does not know is one sentence, the usage and exit code 2', async () => {
  const { code, said } = await run('simulate', '--sead 7')
  expect(said).toMatch(/^There is no option --sead\.\nUsage: npm run simulate -- \[--seed N\]/)
  expect(code).toBe(2)
})

test.each([
  ['simulate', ['--seconds', '-5'], '--seconds takes a number, not -5.'],
  ['simulate', ['--seed'], '--seed takes a number.'],
  ['simulate', ['often'], 'often is unknown here.'],
  ['portability', ['--tills', 'odd'], '--tills takes ordered or portable, not odd.'],
  ['reload', ['now'], 'now is unknown here.'],
  ['check', ['--json=yes'], '--json takes no value, not yes.'],
  ['bench', ['book', 'http'], 'http is unknown here.'],
  ['bench', ['http', '--against', '../before'], undefined],
  ['test', ['--runs=20', 'tests', 'e2e'], undefined],
  ['attack', ['--short', 'dying', 'kills'], undefined],
  ['bench:pages', ['http://127.0.0.1:3000', '10'], undefined],
  ['user', ['--email', 'a@b.c', '--end-sessions'], undefined],
] as const)('%s %j', (name, args, problem) => {
  expect(problemOf(name, [...args])).toBe(problem)
})
