/** Prints the rates of the book beside those of the bare database. */
import type { ApplicationSlot } from './application.ts'
import { column, median, say } from './figures.ts'

export interface BookSlot {
  perSecond: number
  latencyMs: number
  walBytes: number
  /** Transfers for each second of processor time, of client and server together. */
  perBusySecond: number
}

export interface BookRates {
  clientCounts: readonly number[]
  callers: number
  /** By script and number of clients: 'uniform transfers@8'. */
  pgbench: Map<string, BookSlot[]>
  application: Map<'uniform' | 'one till', ApplicationSlot[]>
}

const nameWidth = 54

export function reportBookRates(rates: BookRates, names: readonly string[]): void {
  if (rates.pgbench.size > 0) {
    reportPgbench(rates, names)
    const heading = rates.clientCounts.map((count) => `${count} clients`.padStart(12)).join('')
    say(`\n${'ratios'.padEnd(nameWidth)}${heading}    aim`)
    sayRatio(rates, 'uniform transfers', 'TPC-B-like', '1.60')
    sayRatio(rates, 'uniform transfers', 'plain ledger', '2.50')
    sayRatio(rates, 'transfers on one till', 'plain ledger, one hot account', '8.00')
    sayRatio(rates, 'uniform transfers', 'one call: update + insert', '')
    sayRatio(rates, 'transfers on one till', 'uniform transfers', '0.95')
    sayRatio(rates, 'transfers on one portable till', 'uniform transfers', '')
    sayRatio(rates, 'transfers on one portable till', 'transfers on one till', '')
    sayRatio(rates, 'batches of 100', 'uniform transfers', '')
    say('\nthe same for each second of processor time, client and server together')
    sayRatio(rates, 'uniform transfers', 'TPC-B-like', '', 'perBusySecond')
    sayRatio(rates, 'uniform transfers', 'plain ledger', '', 'perBusySecond')
    sayRatio(rates, 'transfers on one till', 'uniform transfers', '', 'perBusySecond')
    sayRatio(rates, 'transfers on one portable till', 'transfers on one till', '', 'perBusySecond')
    sayRatio(rates, 'batches of 100', 'uniform transfers', '', 'perBusySecond')
  }
  reportApplication(rates)
}

function reportPgbench(rates: BookRates, names: readonly string[]): void {
  const title = 'transfers a second, the middle of the rounds'.padEnd(nameWidth)
  const heading = rates.clientCounts.map((count) => `${count} clients`.padStart(12)).join('')
  say(`\n${title}${heading}   WAL bytes  latency ms`)
  for (const name of names) {
    const slots = rates.clientCounts.map((clients) => slotsOf(rates, name, clients))
    const figuresOf = (figure: keyof BookSlot) =>
      slots.map((one) => median(one.map((slot) => slot[figure])))
    const perSecond = figuresOf('perSecond').map((rate) => column(rate, 0))
    const latencies = figuresOf('latencyMs').map((ms) => ms.toFixed(2))
    const [wal = Number.NaN] = figuresOf('walBytes')
    say(`${name.padEnd(nameWidth)}${perSecond.join('')}${column(wal, 0)}  ${latencies.join(' / ')}`)
  }
}

function reportApplication(rates: BookRates): void {
  say(`\n${rates.callers} callers through the application's own path`)
  for (const [shape, slots] of rates.application) {
    const rate = median(slots.map((slot) => slot.perSecond))
    const script = shape === 'uniform' ? 'uniform transfers' : 'transfers on one till'
    const bare = median(slotsOf(rates, script, 8).map((slot) => slot.perSecond))
    const p50 = median(slots.map((slot) => slot.p50Ms)).toFixed(1)
    const p99 = median(slots.map((slot) => slot.p99Ms)).toFixed(1)
    const beside = bare > 0 ? `, ${(rate / bare).toFixed(2)} of the bare database at 8 clients` : ''
    say(`${shape.padEnd(24)}${rate.toFixed(0)} a second, p50 ${p50} ms, p99 ${p99} ms${beside}`)
  }
}

function sayRatio(
  rates: BookRates,
  upper: string,
  lower: string,
  aim: string,
  figure: 'perSecond' | 'perBusySecond' = 'perSecond',
): void {
  const ratios = rates.clientCounts.map((clients) => {
    const [top, bottom] = [slotsOf(rates, upper, clients), slotsOf(rates, lower, clients)]
    return median(top.map((slot, round) => slot[figure] / (bottom[round]?.[figure] ?? 1)))
  })
  const columns = ratios.map((ratio) => column(ratio, 2)).join('')
  say(`${`${upper} ÷ ${lower}`.padEnd(nameWidth)}${columns}${aim.padStart(7)}`)
}

function slotsOf(rates: BookRates, name: string, clients: number): BookSlot[] {
  return rates.pgbench.get(`${name}@${clients}`) ?? []
}
