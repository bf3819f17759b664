/** Three servers behind a balancer under twice the load, and one of them dies in the middle. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { startKaban, stopKaban, type KabanProcess } from '#tests/fixtures/servers/kaban-process.ts'
import { withKaban, type Attack, type Finding } from './attack.ts'
import { openBalancer } from './balancer.ts'
import { agent } from './load.ts'
import { addSavers } from './savers.ts'
import { twiceTheLoad } from './twice-the-load.ts'

const saversCount = 60

export const attack: Attack = {
  title: 'Three servers behind a balancer at twice the load, and one is killed.',
  async run({ long }) {
    const files = await mkdtemp(path.join(tmpdir(), 'kaban-dying-'))
    const shared = {
      KABAN_TRUSTED_PROXIES: '1',
      KABAN_FILES_DIR: path.join(files, 'files'),
      KABAN_ACCESS_CODE: 'dying-code',
      KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
    }
    try {
      // The first one only holds the database, as a database server of its own would.
      return await withKaban(shared, (first) => killOne(first, files, shared, long ? 20 : 6))
    } finally {
      agent.destroy()
      await rm(files, { recursive: true, force: true })
    }
  },
}

async function killOne(
  first: KabanProcess,
  files: string,
  shared: Record<string, string>,
  seconds: number,
): Promise<Finding[]> {
  const start = (name: string) =>
    startKaban(path.join(files, name), {
      ...shared,
      DATABASE_URL: first.databaseUrl,
      KABAN_OWNER_DATABASE_URL: first.ownerUrl,
      KABAN_PUBLIC_URL: first.address,
    })
  const servers = [await start('one'), await start('two'), await start('three')]
  const [victim, ...others] = servers as [KabanProcess, ...KabanProcess[]]
  const savers = await addSavers(first, saversCount)
  const balancer = await openBalancer(() => servers.map(({ address }) => address))
  const died = once(victim.kaban, 'exit')
  const target = { address: balancer.address, ownerUrl: first.ownerUrl, savers, seconds }
  const findings = await twiceTheLoad(
    { ...target, heldSeconds: 0 },
    {
      halfway: () => void victim.kaban.kill('SIGKILL'),
      // The balancer's word for a server that has gone. Browsers send the same request again.
      isLost: ({ status }) => status === 502,
    },
  )
  await died
  // The balancer tries another server only where nothing was sent.
  const lost = balancer.failures.filter(({ what }) => !/^\d+$/.test(what))
  const elsewhere = lost.filter(({ server }) => server !== victim.address)
  balancer.close()
  for (const server of others) await stopKaban(server)
  const database = openDatabase(first.databaseUrl, { connections: 1 })
  const { problems } = await verifyBook(database, installationChecks)
  await database.close()
  return [
    ...findings,
    {
      measure: 'Requests without an answer: of the killed server, of the others',
      value: `${lost.length - elsewhere.length} and ${elsewhere.length}`,
      goal: 'any and 0',
      holds: elsewhere.length === 0,
    },
    {
      measure: 'Problems in the books afterwards',
      value: String(problems.length),
      goal: '0',
      holds: problems.length === 0,
    },
  ]
}
