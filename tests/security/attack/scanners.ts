/**
 * T10, T14, T33, T43: runs sqlmap, wapiti and slowhttptest, which the operator installs (Debian:
 * `apt-get install sqlmap wapiti slowhttptest`), each for a bounded time, signed in as a user.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { signIn } from '#tests/fixtures/servers/test-server.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'

interface Scan {
  tool: string
  goal: string
  arguments: string[]
  /** Reads what the tool found from what it printed or wrote. */
  found(text: string): string[]
}

export const attack: Attack = {
  title: 'Known scanners look for injections, cross-site scripts and slow-client weaknesses.',
  run: ({ long }) =>
    withKaban({}, async ({ address }) => {
      const { cookie } = await signIn(address, 'user')
      const folder = await mkdtemp(path.join(tmpdir(), 'kaban-scan-'))
      try {
        const findings: Finding[] = []
        const scans = scansOf(address, cookie, folder, long ? 180 : 30)
        for (const scan of scans) findings.push(await run(scan, folder, long ? 200 : 45))
        const answered = await fetch(`${address}/healthz`).then(({ ok }) => ok)
        const health = answered ? 'answers' : 'does not answer'
        findings.push({ measure: 'Afterwards', value: health, goal: 'answers', holds: answered })
        return findings
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }),
}

function scansOf(address: string, cookie: string, folder: string, seconds: number): Scan[] {
  const sqlmap = (...target: string[]): Scan => ({
    tool: 'sqlmap',
    goal: 'no injection',
    arguments: [
      ...target,
      ...words('--batch --flush-session --disable-coloring'),
      ...words('--ignore-code 400,401,403,404,405,422,429'),
      '--cookie',
      cookie,
      '--output-dir',
      folder,
    ],
    found: (text) => text.match(/^.*is vulnerable.*$|^Parameter: .*$/gm) ?? [],
  })
  const procedure = `${address}/rpc/transactions/mine`
  return [
    sqlmap('-u', `${address}/login?returnTo=x&lang=en`),
    sqlmap('-u', procedure, '--data', '{"json":{"search":"x*"}}', '-H', jsonHeader),
    {
      tool: 'wapiti',
      goal: 'no vulnerability',
      arguments: [
        ...words(`-u ${address}/ --scope folder --max-scan-time ${seconds} --flush-session`),
        '-H',
        `Cookie: ${cookie}`,
        '-f',
        'json',
        '-o',
        path.join(folder, 'wapiti.json'),
      ],
      found: wapitiFindings,
    },
    {
      tool: 'slowhttptest',
      goal: 'the service stays available',
      arguments: words(`-H -c 400 -i 5 -r 100 -p 3 -l ${Math.min(seconds, 60)} -u ${address}/`),
      found: (text) =>
        /service available:\W+NO/i.test(stripVTControlCharacters(text)) ? ['unavailable'] : [],
    },
  ]
}

const jsonHeader = 'Content-Type: application/json'

const words = (text: string) => text.split(' ')

/** HSTS is sent over https only, and browsers have dropped what X-XSS-Protection turned on. */
const expected = ['Strict-Transport-Security is not set', 'X-XSS-Protection is not set']

function wapitiFindings(text: string): string[] {
  if (text === '') return ['no report was written']
  const { vulnerabilities } = JSON.parse(text) as {
    vulnerabilities: Record<string, { info: string; path: string }[]>
  }
  return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !expected.includes(info))
      .map(({ info, path: place }) => `${kind}: ${info} at ${place}`),
  )
}

async function run(scan: Scan, folder: string, seconds: number): Promise<Finding> {
  const { tool, goal } = scan
  const child = spawn(tool, scan.arguments, { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  const limit = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
  const missing = await Promise.race([
    once(child, 'close').then(() => false),
    once(child, 'error').then(() => true),
  ]).catch(() => true)
  clearTimeout(limit)
  if (missing) return { measure: tool, value: 'not installed, not run', goal, holds: false }
  const written = await readFile(path.join(folder, `${tool}.json`), 'utf8').catch(() => '')
  const found = scan.found(tool === 'wapiti' ? written : text)
  const ended = child.signalCode === null ? '' : `, ended after ${seconds} s`
  return {
    measure: tool,
    value: (found.join('; ') || 'nothing found') + ended,
    goal,
    holds: found.length === 0,
  }
}
