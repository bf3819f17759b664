/** While its standby is away, Kaban answers nothing that could still be lost. */
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { writes } from '#foundation/contract/shared/procedure.ts'
import {
  CommitUnconfirmed,
  openDatabase,
  type Database,
} from '#foundation/platform/server/database/database.ts'
import { serve } from '#foundation/platform/server/http/serve.ts'
import {
  onServer,
  startPostgresPair,
  type PostgresPair,
} from '../fixtures/database/postgres-pair.ts'

let pair: PostgresPair
let database: Database
beforeAll(async () => {
  pair = await startPostgresPair({ fsync: 'off', shared_buffers: '32MB' })
  await onServer(pair.primary, 'create role kaban_app login; create table paid (key int)')
  await onServer(pair.primary, 'grant select, insert on paid to kaban_app')
  database = openDatabase(pair.applicationUrl('postgres'))
})
afterAll(async () => {
  await database.close()
  await pair.stop()
})

/** A payment that is done once, as every action that changes something: its key is looked up. */
const contract = {
  pay: writes('anyone')
    .input(z.strictObject({ key: z.number() }))
    .output(z.string()),
}
const pay = async (key: number) => {
  const context = { caller: { role: 'visitor' }, request: { address: '' }, database }
  const router = serve(contract, {
    async pay({ tx }, { key: asked }) {
      const known = await tx.maybeRow('select from paid where key = $1', [asked])
      if (known) return 'paid before'
      await tx.rows('insert into paid values ($1)', [asked])
      return 'paid'
    },
  })
  return (await call(router.pay as never, { key } as never, { context } as never)) as string
}

const shown = async () => (await onServer(pair.primary, 'select key from paid order by key')).length

async function endEachWait(how: 'cancel' | 'terminate'): Promise<void> {
  await expect.poll(() => pair.endWaits(how)).toBe(1)
}

test('an answer waits for the standby, also the answer to a repeated request', async () => {
  expect(await pay(1)).toBe('paid')
  await pair.standby.kill()

  const cancelled = pay(2).catch((error: unknown) => error)
  await endEachWait('cancel')
  expect(((await cancelled) as Error).cause ?? (await cancelled)).toBeInstanceOf(CommitUnconfirmed)
  const terminated = pay(3).catch((error: unknown) => error)
  await endEachWait('terminate')
  expect(await terminated).toBeInstanceOf(Error)
  // Both are visible, and would be lost with the primary.
  expect(await shown()).toBe(3)

  let answered = 0
  const replays = [2, 3].map((key) => pay(key).finally(() => (answered += 1)))
  await pause(700)
  expect(answered).toBe(0)
  await pair.standby.startAgain()
  expect(await Promise.all(replays)).toEqual(['paid before', 'paid before'])

  await pair.primary.kill()
  const former = await pair.promote()
  expect(await shown()).toBe(3)
  await former.stop()
  await pair.addStandby()
})

test('a server that was killed just now is started again', async () => {
  await pair.standby.kill()
  await pair.standby.startAgain()
  expect(await onServer(pair.standby, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a connection that leads to a standby is not kept', async () => {
  const apart = openDatabase(pair.standby.applicationUrl('postgres'), { connections: 1 })
  const write = () => apart.transaction((tx) => tx.rows('insert into paid values (9)'))
  try {
    const first = await apart.read((tx) => tx.row('select pg_backend_pid() as pid'))
    await expect(write()).rejects.toThrow('The database ended the connection')
    const second = await apart.read((tx) => tx.row('select pg_backend_pid() as pid'))
    expect(second).not.toEqual(first)
  } finally {
    await apart.close()
  }
})
