import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { DatabaseUnreachable, openDatabase, together, type Transaction } from './database.ts'

const { database, url, asOwner } = await testDatabase()
await asOwner('create table tried (id int primary key, n int not null)')
await asOwner('grant select, insert, update on tried to kaban_app')

test('money arrives as bigint and instants as dates', async () => {
  const row = await database.read((tx) =>
    tx.row(`select 9007199254740993::int8 as big, timestamptz '2026-11-20 08:00+08' as at`),
  )
  expect(row).toEqual({ big: 9007199254740993n, at: new Date('2026-11-20T00:00:00Z') })
})

test('a failed transaction leaves nothing and runs nothing that waits for its commit', async () => {
  let ran = false
  const failing = database.transaction(async (tx) => {
    await tx.rows('insert into tried values (1, 1)')
    tx.afterCommit(() => (ran = true))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(ran).toBe(false)
  expect(await asOwner('select from tried')).toEqual([])
})

test('an error that the work swallowed does not count as success', async () => {
  const swallowed = database.transaction(async (tx) => {
    await tx.rows('insert into tried values (2, 1)')
    await tx.rows('select 1 / 0').catch(() => {})
    return 'done'
  })
  await expect(swallowed).rejects.toThrow('rolled back')
  expect(await asOwner('select from tried')).toEqual([])
})

test('two transactions in a deadlock are both done in the end', async () => {
  await asOwner('insert into tried values (10, 0), (11, 0)')
  let [attempts, held] = [0, 0]
  const { promise: eachHoldsOne, resolve } = Promise.withResolvers<void>()
  const both = (first: number, second: number) =>
    database.transaction(async (tx) => {
      attempts += 1
      await tx.rows('update tried set n = n + 1 where id = $1', [first])
      held += 1
      if (held === 2) resolve()
      await eachHoldsOne
      await tx.rows('update tried set n = n + 1 where id = $1', [second])
    })
  await Promise.all([both(10, 11), both(11, 10)])
  expect(await asOwner('select n from tried where id >= 10')).toEqual([{ n: 2 }, { n: 2 }])
  expect(attempts).toBe(3)
})

test('row and maybeRow throw when there are too many rows, row also without any', async () => {
  await expect(database.read((tx) => tx.row('select 1 where false'))).rejects.toThrow('found 0')
  await expect(database.read((tx) => tx.maybeRow('select generate_series(1, 2)'))).rejects.toThrow(
    'found 2',
  )
})

test('statements sent together run in order and throw the error that came first', async () => {
  const both = await database.transaction((tx) =>
    together([
      tx.rows('insert into tried values (20, 1)'),
      tx.row<{ n: number }>('update tried set n = n + 1 where id = 20 returning n'),
    ]),
  )
  expect(both).toEqual([[], { n: 2 }])
  const failing = database.transaction(async (tx) => {
    const late = async () => {
      await tx.rows('select 1')
      await tx.rows('select 2')
    }
    await together([
      late(),
      tx.rows('insert into tried values (20, 1)'),
      tx.rows('insert into tried values (21, 1)'),
    ])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await asOwner('select n from tried where id >= 20')).toEqual([{ n: 2 }])
})

test('a task before the commit is part of the transaction', async () => {
  await database.transaction(async (tx) => {
    tx.beforeCommit(() => tx.rows('insert into tried values (30, 1)'))
    await tx.rows('select 1')
  })
  expect(await asOwner('select n from tried where id = 30')).toEqual([{ n: 1 }])
  let ran = false
  const failing = database.transaction(async (tx) => {
    tx.beforeCommit(() => tx.rows('insert into tried values (30, 1)'))
    tx.afterCommit(() => (ran = true))
    await tx.rows('insert into tried values (31, 1)')
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(ran).toBe(false)
  expect(await asOwner('select n from tried where id = 31')).toEqual([])
})

test('what opens a transaction belongs to it, and no work begins when it fails', async () => {
  const locked = await database.transaction(
    (tx) => tx.rows(`select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`),
    (tx) => tx.rows('select pg_advisory_xact_lock(7)'),
  )
  expect(locked).toHaveLength(1)
  let began = false
  const failing = database.transaction(
    async () => (began = true),
    (tx) => tx.rows('select 1 / 0'),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(began).toBe(false)
})

test('a connection that the server ends fails its own work and nothing else', async () => {
  const ended = database.transaction(async (tx) => {
    const { pid } = await tx.row<{ pid: number }>('select pg_backend_pid() as pid')
    await asOwner('select pg_terminate_backend($1)', [pid])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await tx.rows('select 1')
  })
  await expect(ended).rejects.toBeInstanceOf(DatabaseUnreachable)
  const row = await database.read((tx) => tx.row('select 1 as one'))
  expect(row).toEqual({ one: 1 })
})

test('a connection that the network resets has left nothing, and its caller knows', async () => {
  const sockets: Socket[] = []
  const { hostname, port } = new URL(url)
  const between = createServer((socket) => {
    sockets.push(socket)
    const server = connect({ host: hostname, port: Number(port) })
    for (const one of [socket, server]) one.on('error', () => {})
    socket.pipe(server).pipe(socket)
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((between.address() as AddressInfo).port)
  const afar = openDatabase(address.href, { connections: 1 })
  const reset = afar.transaction(async (tx) => {
    await tx.rows('insert into tried values (40, 1)')
    setTimeout(() => sockets[0]?.resetAndDestroy(), 50)
    await together([tx.rows('select pg_sleep(2)'), tx.rows('select 1')])
  })
  await expect(reset).rejects.toMatchObject({
    constructor: DatabaseUnreachable,
    cause: { code: 'ECONNRESET' },
  })
  expect(await afar.read((tx) => tx.rows('select n from tried where id = 40'))).toEqual([])
  await afar.close()
  between.close()
})

/** Sends a query to the database at this address and returns the error. */
async function failureAt(address: string): Promise<unknown> {
  const elsewhere = openDatabase(address, { connections: 1, connectWithinMs: 300 })
  const failure = await elsewhere
    .read((tx) => tx.rows('select 1'))
    .then(
      () => null,
      (error: unknown) => error,
    )
  await elsewhere.close()
  return failure
}

/** A server that refuses every connection with PostgreSQL's own error message. */
async function openRefusingServer(code: string | null) {
  const fields = ['SFATAL', `C${code}`, 'Mthe database system is starting up', '']
    .map((field) => `${field}\0`)
    .join('')
  const message = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
  message.writeInt32BE(message.length - 1, 1)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (code) socket.once('data', () => socket.end(message))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `postgres://anybody@127.0.0.1:${(server.address() as AddressInfo).port}/any`,
    close: () => server.close(),
  }
}

test('without a connection the caller knows that nothing has changed', async () => {
  for (const code of ['57P03', '53300', null]) {
    const refusing = await openRefusingServer(code)
    expect(await failureAt(refusing.address)).toBeInstanceOf(DatabaseUnreachable)
    refusing.close()
  }
  const gone = await openRefusingServer('57P03')
  gone.close()
  expect(await failureAt(gone.address)).toBeInstanceOf(DatabaseUnreachable)
  const narrow = openDatabase(url, { connections: 1, connectWithinMs: 500 })
  await narrow.read(async () => {
    await expect(narrow.read((tx) => tx.rows('select 1'))).rejects.toBeInstanceOf(
      DatabaseUnreachable,
    )
  })
  await narrow.close()
})

test('a database that does not exist is a fault; waiting would not help', async () => {
  const failure = await failureAt(`${url}_nowhere`)
  expect(failure).toMatchObject({ code: '3D000' })
})

test('a statement that may take long outlives both time limits', async () => {
  const impatient = openDatabase(url, { connections: 1, statementTimeoutMs: 100 })
  const waits = (tx: Transaction, seconds: number) =>
    tx.rows('select pg_sleep($1)', [seconds]).then(() => 'done')
  await expect(impatient.transaction((tx) => waits(tx, 1))).rejects.toMatchObject({ code: '57014' })
  const lifted = impatient.transaction(async (tx) => {
    await tx.liftTimeLimit()
    // Longer than the answer of another statement may take.
    return await waits(tx, 2.5)
  })
  expect(await lifted).toBe('done')
  await impatient.close()
})

test('no request starts parallel workers', async () => {
  expect(
    await database.read((tx) =>
      tx.row("select current_setting('max_parallel_workers_per_gather') as workers"),
    ),
  ).toEqual({ workers: '0' })
})

test.each(['PGOPTIONS', 'DATABASE_URL'])('options of the operator count in %s', async (place) => {
  const address = new URL(url)
  if (place === 'PGOPTIONS') vi.stubEnv(place, '-c work_mem=7MB')
  else address.searchParams.set('options', '-c work_mem=7MB')
  const own = openDatabase(address.href, { connections: 1 })
  const settings = await own.read((tx) =>
    tx.row(`select current_setting('work_mem') as memory,
      current_setting('max_parallel_workers_per_gather') as workers`),
  )
  await own.close()
  vi.unstubAllEnvs()
  expect(settings).toEqual({ memory: '7MB', workers: '0' })
})
