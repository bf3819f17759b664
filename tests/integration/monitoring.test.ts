/** The alerts and the dashboard in packaging/monitoring name only what /metrics has. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificationMaxHours } from '#surfaces/oversight/shared/rules.ts'
import { startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'

const folder = 'packaging/monitoring'
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const [rules, ruleTests] = [read('alerts.yml'), read('alerts.test.yml')]
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

/** Prometheus itself adds it to every target. */
const ofPrometheus = 'up'

let server: TestServer
let known: Set<string>

beforeAll(async () => {
  const token = 'a-token-of-the-tests'
  server = await startTestServer({
    env: { KABAN_METRICS_TOKEN: token, KABAN_BACKUP_DIR: 'backups-that-are-not-there' },
  })
  const answer = await fetch(`${server.address}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const families = [...(await answer.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  known = new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})
afterAll(() => server.close())

const words = ['and', 'by', 'on', 'or', 'unless', 'without']

/** The words of an expression without texts, labels, durations, functions and numbers. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on) *\([^)]*\)/g, ' ')
  const names = bare.match(/[a-zA-Z_]\w*(?!\w* *\()/g) ?? []
  return names.filter((name) => !words.includes(name))
}

test('names are found in an expression, and nothing else', () => {
  expect(
    namesIn('histogram_quantile(0.95, sum by (le) (rate(a_bucket{x="b c"}[5m]))) > 36 * b'),
  ).toEqual(['a_bucket', 'b'])
})

test('the alert and npm run check find a verification old after the same time', () => {
  expect(rules).toContain(`(kaban_verification_age_seconds) > ${verificationMaxHours} * 3600`)
})

test('every expression of the dashboard names metrics that exist', () => {
  const board = JSON.parse(read('dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const used = board.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, names: namesIn(expr) })),
  )
  expect(used.length).toBeGreaterThan(15)
  for (const { title, names } of used) {
    expect(names, title).not.toEqual([])
    expect(
      names.filter((name) => !known.has(name)),
      title,
    ).toEqual([])
  }
})

test('every alert names metrics that exist, and says in words what to do where', () => {
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, one = '']) => one)
  expect(expressions).toHaveLength(alerts.length)
  const missing = new Set(expressions.flatMap(namesIn)).difference(known)
  expect([...missing].toSorted()).toEqual([ofPrometheus])
  expect(rules.match(/^ +summary: \S.+$/gm)).toHaveLength(alerts.length)
  const links = [...rules.matchAll(/^ +runbook_url: (docs\/operating\/\w+\.md)#(\S+)$/gm)]
  expect(links).toHaveLength(alerts.length)
  for (const [, document = '', anchor] of links) {
    const headings = [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)]
    const anchors = headings.map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'))
    expect(anchors).toContain(anchor)
  }
})

test('every alert has a case in which it fires and one in which it does not', () => {
  for (const alert of alerts) {
    const cases = ruleTests.split(`alertname: ${alert}\n`).slice(1)
    const outcomes = cases.map((one) => /exp_alerts:( \[\])?/.exec(one)?.[1] === undefined)
    expect(new Set(outcomes), alert).toEqual(new Set([true, false]))
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool)
  process.stderr.write('The alert rules are not tried: promtool is missing (Debian: prometheus).\n')

test.skipIf(!hasPromtool)('promtool finds that each alert fires when it must', () => {
  const run = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  expect(run('check', 'rules', 'alerts.yml')).toContain(`${alerts.length} rules found`)
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
