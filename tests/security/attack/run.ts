/**
 * `npm run attack -- [names] [--short]` attacks servers of its own on loopback and compares what it
 * measured with the goals. Exits with 1 when a goal is missed.
 */
import os from 'node:os'
import type { Attack } from './attack.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const attacks: Record<string, () => Promise<{ attack: Attack }>> = {
  dying: () => import('./dying.ts'),
  kills: () => import('./kills.ts'),
  overload: () => import('./overload.ts'),
  pictures: () => import('./pictures.ts'),
  restarts: () => import('./restarts.ts'),
  scanners: () => import('./scanners.ts'),
}

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const long = !process.argv.includes('--short')
const unknown = names.filter((name) => !(name in attacks))
if (unknown.length > 0) {
  say(`No such attack: ${unknown.join(', ')}. Known: ${Object.keys(attacks).join(', ')}.`)
  process.exit(2)
}

for (const name of names.length > 0 ? names : Object.keys(attacks)) {
  const { attack } = (await attacks[name]?.()) ?? {}
  if (!attack) continue
  const began = Date.now()
  say(`\n${name}: ${attack.title}`)
  for (const { measure, value, goal, holds } of await attack.run({ long })) {
    say(`  ${holds ? 'holds ' : 'MISSED'}  ${measure}: ${value} (goal: ${goal})`)
    if (!holds) process.exitCode = 1
  }
  const load = os.loadavg()[0]?.toFixed(1)
  say(`  ${Math.round((Date.now() - began) / 1000)} s, load average at the end ${load}`)
}
