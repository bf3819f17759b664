/** Prints what a completed withdrawal costs over HTTP, beside the same work without HTTP. */
import os from 'node:os'
import type { PostgresServer } from '../../tests/fixtures/database/postgres-server.ts'
import { column, median, percentile, say } from '../figures.ts'
import { httpSlots, measureHttp, type HttpOptions, type HttpSlot } from './http.ts'

const nameWidth = 46

export async function reportHttp(server: PostgresServer, options: HttpOptions): Promise<void> {
  const { rounds, callers } = options
  const { slots, completed, problems } = await measureHttp(server, options, (round) => {
    const load = os.loadavg()[0]?.toFixed(1)
    const step = round === 0 ? 'warming up' : `round ${round} of ${rounds} (load ${load})`
    say(`over HTTP: ${step} …`)
  })
  const overHttp = slots.get('over HTTP') ?? []
  const title = `completed withdrawals, ${callers} callers`.padEnd(nameWidth)
  const columns = `${'a second'.padStart(12)}${'HTTP ÷ this'.padStart(14)}`
  say(`\n${title}${columns}   processor ms for each: caller, database`)
  for (const name of httpSlots) {
    const found = slots.get(name) ?? []
    if (found.length > 0) sayRow(name, found, overHttp)
  }
  sayWaits('request over HTTP', overHttp, 'requestMs')
  sayWaits('completion over HTTP', overHttp, 'completeMs')
  const total = completed.toFixed(0)
  say(`afterwards: ${total} completed withdrawals, ${problems.length} problems in the books`)
  for (const problem of problems) say(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

function sayRow(name: string, found: readonly HttpSlot[], overHttp: readonly HttpSlot[]): void {
  const perSecond = median(found.map((slot) => slot.perSecond))
  const ratio = median(
    overHttp.map((slot, round) => slot.perSecond / (found[round]?.perSecond ?? Number.NaN)),
  )
  const callerMs = median(found.map((slot) => slot.callerMs)).toFixed(2)
  const caller = (name.endsWith('pgbench') ? '–' : callerMs).padStart(11)
  const databaseMs = median(found.map((slot) => slot.databaseMs)).toFixed(2)
  const figures = `${column(perSecond, 0)}${column(ratio, 2, 14)}${caller}, ${databaseMs}`
  say(`${name.padEnd(nameWidth)}${figures}`)
}

function sayWaits(
  title: string,
  slots: readonly HttpSlot[],
  half: 'requestMs' | 'completeMs',
): void {
  const waits = slots.flatMap((slot) => slot.callers?.[half] ?? [])
  const p50 = median(waits).toFixed(0)
  const p99 = percentile(waits, 0.99).toFixed(0)
  say(`${title.padEnd(nameWidth)}p50 ${p50} ms, p99 ${p99} ms`)
}
