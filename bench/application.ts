/** Transfers through the application's own pool, transactions and `post`, in one Node process. */
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { post } from '#ledger/server/actions.ts'
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { benchTill, benchWallet, databaseName, walletCount } from './bench-database.ts'
import { median, percentile } from './figures.ts'

export interface ApplicationSlot {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export async function measureApplication(
  server: PostgresServer,
  shape: 'uniform' | 'one till',
  callers: number,
  seconds: number,
): Promise<ApplicationSlot> {
  const database = openDatabase(server.applicationUrl(databaseName), {
    applicationName: 'kaban bench',
  })
  const waits: number[] = []
  const end = performance.now() + seconds * 1000
  const call = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      const pair = shape === 'uniform' ? twoWallets() : walletAndTill()
      await database.transaction((tx) =>
        post(tx, { key: uuidv7(), ...pair, amountCentavos: 1n, purpose: 'transfer' }),
      )
      waits.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  await database.close()
  return {
    perSecond: waits.length / seconds,
    p50Ms: median(waits),
    p99Ms: percentile(waits, 0.99),
  }
}

function twoWallets(): { from: string; to: string } {
  const from = pick(walletCount)
  return {
    from: benchWallet(from),
    to: benchWallet(((from + pick(walletCount - 1) - 1) % walletCount) + 1),
  }
}

function walletAndTill(): { from: string; to: string } {
  const wallet = benchWallet(pick(walletCount))
  return Math.random() < 0.5 ? { from: wallet, to: benchTill } : { from: benchTill, to: wallet }
}

function pick(count: number): number {
  return 1 + Math.floor(Math.random() * count)
}
