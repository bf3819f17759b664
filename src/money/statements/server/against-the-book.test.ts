/**
 * Many random movements across months, by the verbs that real requests use; then every statement
 * against the book itself.
 */
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { parsePesos, pesosInput, showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { manilaMonth, monthBefore, monthStart } from '#foundation/time/shared/months.ts'
import {
  openWallet,
  postBatch,
  readBalanceAfter,
  readTill,
  reverse,
} from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { openWithdrawalFixture, outcome } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'
import type { StatementView } from '../shared/contract.ts'
import { linesPerPage } from '../shared/rules.ts'
import { writeCsv } from './files/write-csv.ts'
import { writePdf } from './files/write-pdf.ts'
import { openStatement } from './open-statement.ts'
import { listMonths, readMonth } from './read-statement.ts'

const fixture = await testDatabase()
const [deposits, withdrawals] = [
  await openDepositFixture(fixture),
  await openWithdrawalFixture(fixture),
]

type Step = {
  kind: 'deposit' | 'failed-deposit' | 'withdrawal' | 'declined' | 'held' | 'reversal'
  centavos: bigint
  at: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'deposit',
    'failed-deposit',
    'withdrawal',
    'declined',
    'held',
    'reversal',
  ),
  centavos: fc.bigInt(5_000_00n, 40_000_00n),
  // Microseconds after the first of the four months; the ends of a month come up as often as its middle.
  at: fc.nat(),
})

async function carryOut(userId: string, { kind, centavos }: Step): Promise<void> {
  const [ana] = deposits.staff
  if (kind === 'deposit' || kind === 'failed-deposit') {
    const { transactionId } = await deposits.request(userId, centavos)
    await deposits.startChat(userId, transactionId)
    await deposits.move(ana, transactionId, kind === 'deposit' ? 'completed' : 'failed', {
      reason: 'Because.',
    })
    return
  }
  if (kind === 'reversal') return await takeBackOne(userId)
  const requestId = uuidv7()
  if (
    (await outcome(withdrawals.request(userId, { requestId, amountCentavos: centavos }))) !==
      'done' ||
    kind === 'held'
  )
    return
  await withdrawals.move(requestId, kind === 'declined' ? 'declined' : 'processing', {
    reason: 'Because.',
  })
  if (kind === 'withdrawal')
    await withdrawals.move(requestId, 'completed', { bankReference: uuidv7().slice(-12) })
}

/** No screen does it yet; the book can. */
async function takeBackOne(userId: string): Promise<void> {
  const found = await fixture.asOwner<{ id: string }>(
    `select id from ledger.transfers t where $1 in (from_id, to_id) and not exists (select from ledger.reversals r where t.id in (r.transfer_id, r.reverses)) limit 1`,
    [userId],
  )
  const transferId = found[0]?.id
  if (!transferId) return
  await fixture.database
    .transaction((tx) => reverse(tx, { key: uuidv7(), transferId, reason: 'Entered twice' }))
    .catch((error: unknown) => {
      if (!(error instanceof LedgerRefusal)) throw error
    })
}

const thisMonth = manilaMonth(new Date())
const firstMonth = monthBefore(monthBefore(monthBefore(thisMonth)))

/**
 * What no verb can do: the entries of months that are over. Their order stays; some fall on the
 * last microsecond of a month, or on the first.
 */
async function spread(userId: string, steps: readonly Step[]): Promise<void> {
  const [begin, end] = [
    BigInt(monthStart(firstMonth).getTime()) * 1000n,
    BigInt(Date.now()) * 1000n,
  ]
  const edges = [firstMonth, monthBefore(thisMonth), thisMonth]
    .flatMap((month) => {
      const start = BigInt(monthStart(month).getTime()) * 1000n
      return [start, start - 1n]
    })
    .filter((edge) => edge >= begin)
  const entries = await fixture.asOwner<{ id: string }>(
    'select t.id from ledger.entries e join ledger.transfers t on t.id = e.transfer_id where e.place_id = $1 order by e.sequence',
    [userId],
  )
  const instants = entries
    .map((_, place) => {
      const at = BigInt(steps[place % steps.length]?.at ?? 0) * 1_000_003n
      return place % 3 === 0
        ? (edges[Number(at % BigInt(edges.length))] ?? begin)
        : begin + (at % (end - begin))
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
  await fixture.asOwner('alter table ledger.transfers disable trigger append_only')
  await fixture.asOwner(
    `update ledger.transfers t set created_at = timestamptz 'epoch' + given.at * interval '1 microsecond'
     from unnest($1::uuid[], $2::bigint[]) as given (id, at) where t.id = given.id`,
    [entries.map(({ id }) => id), instants.map(String)],
  )
  await fixture.asOwner('alter table ledger.transfers enable trigger append_only')
}

async function wholeMonth(userId: string, month: string): Promise<StatementView> {
  const pages: StatementView[] = []
  let after: bigint | undefined
  do {
    const page: StatementView = await withContext(fixture, userContext(userId), (ctx) =>
      readMonth(ctx, { month, after }),
    )
    pages.push(page)
    after = page.next ?? undefined
  } while (after !== undefined)
  const [first] = pages
  if (!first) throw new Error('A statement has a first page')
  return { ...first, lines: pages.flatMap(({ lines }) => lines) }
}

/** The book's own view of a month, by Manila's calendar as PostgreSQL knows it. */
async function bookMonth(
  userId: string,
  month: string,
): Promise<{ sequence: bigint; amount: bigint; balance: bigint }[]> {
  return await fixture.asOwner(
    `select sequence, amount, balance from ledger.entries where place_id = $1 and to_char(posted_at at time zone 'Asia/Manila', 'YYYY-MM') = $2 order by sequence`,
    [userId, month],
  )
}

async function checkMonth(userId: string, view: StatementView): Promise<void> {
  const { lines, openingCentavos, closingCentavos, inCentavos, outCentavos, entries } = view
  expect(
    lines.map(({ sequence, amountCentavos, balanceCentavos }) => ({
      sequence,
      amount: amountCentavos,
      balance: balanceCentavos,
    })),
  ).toEqual(await bookMonth(userId, view.month))
  expect(entries).toBe(lines.length)
  expect(openingCentavos + lines.reduce((sum, line) => sum + line.amountCentavos, 0n)).toBe(
    closingCentavos,
  )
  expect(openingCentavos + inCentavos - outCentavos).toBe(closingCentavos)
  let running = openingCentavos
  for (const line of lines) {
    running += line.amountCentavos
    expect(line.balanceCentavos).toBe(running)
    const { transactionId } = line
    if (line.reversal || transactionId === null) continue
    const balanceAfter = await fixture.database.read((tx) =>
      readBalanceAfter(tx, userId, transactionId),
    )
    if (balanceAfter !== null) expect(line.balanceCentavos).toBe(balanceAfter)
  }
}

async function checkFiles(userId: string, view: StatementView): Promise<void> {
  const statement = () =>
    openStatement(fixture.database, {
      userId,
      month: view.month,
      language: 'en',
      sample: false,
      entriesMax: Infinity,
    })
  const closing = view.soFar ? 'Balance so far' : 'Closing balance'

  const rows = (await text(writeCsv(await statement())))
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
  expect(rows.map((cells) => parsePesos(cells[7] ?? ''))).toEqual([
    view.openingCentavos,
    ...view.lines.map((line) => line.balanceCentavos),
    view.closingCentavos,
  ])
  expect(rows.slice(1, -1).map((cells) => [cells[5], cells[6]])).toEqual(
    view.lines.map((line) => [line.referenceNumber ?? '', pesosInput(line.amountCentavos)]),
  )
  expect([rows[0]?.[2], rows.at(-1)?.[2]]).toEqual(['Opening balance', closing])

  const page = readPdf(await buffer(writePdf(await statement()))).flat()
  const begin = page.findIndex((row) => row.startsWith('Openingbalance₱'))
  expect(page[begin]).toBe(`Openingbalance${showPesos(view.openingCentavos)}`)
  const end = page.findIndex((row) => row.startsWith(`${closing.replaceAll(' ', '')}₱`))
  expect(page[end]).toBe(`${closing.replaceAll(' ', '')}${showPesos(view.closingCentavos)}`)
  const written = page.slice(begin + 1, end).filter((row) => !/^Kaban·|^Dateandtime/.test(row))
  expect(written).toHaveLength(view.lines.length)
  for (const [place, line] of view.lines.entries()) {
    expect(
      written[place]?.endsWith(
        `${line.referenceNumber ?? ''}${showPesosSigned(line.amountCentavos)}${showPesos(line.balanceCentavos)}`,
      ),
    ).toBe(true)
  }
}

test(
  'every statement agrees with the book, with the one after it, and with its files',
  { timeout: 60_000 },
  async () => {
    let [checked, reversed] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
        const userId = await deposits.addSaver()
        await carryOut(userId, { kind: 'deposit', centavos: 90_000_00n, at: 0 })
        for (const one of steps) await carryOut(userId, one)
        await spread(userId, steps)

        const { months } = await withContext(fixture, userContext(userId), listMonths)
        let before = 0n
        for (const listed of months.toReversed()) {
          const view = await wholeMonth(userId, listed.month)
          expect([view.closingCentavos, view.entries, view.soFar]).toEqual([
            listed.closingCentavos,
            listed.entries,
            listed.soFar,
          ])
          expect(view.openingCentavos).toBe(before)
          before = view.closingCentavos
          await checkMonth(userId, view)
          await checkFiles(userId, view)
          checked += view.entries
          reversed += view.lines.filter(({ reversal }) => reversal).length
        }
        // The last one ends with what is posted, of which what is on hold is a part.
        const balance = await withdrawals.balance(userId)
        expect(before).toBe(balance.postedCentavos)
        expect((await wholeMonth(userId, thisMonth)).heldCentavos).toBe(balance.heldCentavos)
      }),
      { numRuns: 4 },
    )
    // How many months four random histories have is chance; that there are some is not.
    expect(checked).toBeGreaterThan(10)
    expect(reversed).toBeGreaterThan(0)
  },
)

test(
  'a month of very many entries is read page by page, and its files hold every one',
  { timeout: 60_000 },
  async () => {
    const userId = await addUser(fixture)
    const count = 5 * linesPerPage + 7
    await fixture.database.transaction(async (tx) => {
      await openWallet(tx, { walletId: userId, sample: true })
      const till = await readTill(tx, 'adjustments')
      await postBatch(
        tx,
        Array.from({ length: count }, (_, place) => ({
          key: uuidv7(),
          from: till,
          to: userId,
          amountCentavos: BigInt(place + 1),
          purpose: 'test',
        })),
      )
    })
    const view = await wholeMonth(userId, thisMonth)
    await checkMonth(userId, view)
    await checkFiles(userId, view)
    expect(view.entries).toBe(count)
    const opened = (entriesMax: number) =>
      outcome(
        openStatement(fixture.database, {
          userId,
          month: thisMonth,
          language: 'en',
          sample: false,
          entriesMax,
        }),
      )
    expect([await opened(count), await opened(count - 1)]).toEqual(['done', 'statement-too-long'])
  },
)

test('there is no statement of a month before the first entry, of one to come, or of somebody who never had money', async () => {
  const userId = await withdrawals.addSaver()
  const nobody = await addUser(fixture)
  const ask = (who: string, month: string) =>
    outcome(withContext(fixture, userContext(who), (ctx) => readMonth(ctx, { month })))
  expect(await ask(userId, thisMonth)).toBe('done')
  expect(await ask(userId, monthBefore(thisMonth))).toBe('statement-not-found')
  expect(await ask(userId, '2999-01')).toBe('statement-not-found')
  expect(await ask(nobody, thisMonth)).toBe('statement-not-found')
  expect(await withContext(fixture, userContext(nobody), listMonths)).toEqual({ months: [] })
})

test('a page after any number at all has entries of the month and no others', async () => {
  const userId = await withdrawals.addSaver()
  const linesAfter = async (after: bigint) =>
    (
      await withContext(fixture, userContext(userId), (ctx) =>
        readMonth(ctx, { month: thisMonth, after }),
      )
    ).lines.length
  expect([
    await linesAfter(-(10n ** 30n)),
    await linesAfter(0n),
    await linesAfter(1n),
    await linesAfter(10n ** 30n),
  ]).toEqual([1, 1, 0, 0])
})
