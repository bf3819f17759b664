/** Statements of random histories, compared with the ledger. */
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { parsePesos, pesosInput, showPesos, showPesosSigned } from '#foundation/peso/shared/peso.ts'
import { openWallet, postBatch, readBalanceAfter, readTill } from '#ledger/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import {
  monthBefore,
  openStatementFixture,
  randomStep,
  thisMonth,
  type Step,
} from '#tests/fixtures/people/statement-fixture.ts'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'
import type { StatementView } from '../shared/contract.ts'
import { linesPerPage } from '../shared/rules.ts'
import { writeCsv } from './files/write-csv.ts'
import { writePdf } from './files/write-pdf.ts'
import { openStatement } from './open-statement.ts'
import { listMonths } from './read-statement.ts'

const fixture = await openStatementFixture(await testDatabase())

/** The entries of a month by PostgreSQL's calendar of Manila. */
async function bookMonth(
  userId: string,
  month: string,
): Promise<{ sequence: bigint; amount: bigint; balance: bigint }[]> {
  return await fixture.asOwner(
    `select sequence, amount, balance from ledger.entries
     where place_id = $1 and to_char(posted_at at time zone 'Asia/Manila', 'YYYY-MM') = $2
     order by sequence`,
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
      period: view.month,
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
    const figures = showPesosSigned(line.amountCentavos) + showPesos(line.balanceCentavos)
    expect(written[place]?.endsWith(`${line.referenceNumber ?? ''}${figures}`)).toBe(true)
  }
}

/** The ledger refuses most random reversals: their money has been withdrawn. */
const depositAndReversal: Step[] = [
  { kind: 'deposit', centavos: 5_000_00n, at: 0 },
  { kind: 'reversal', centavos: 0n, at: 0 },
]

test('every statement agrees with the ledger, with the next month and with its files', async () => {
  let [checked, reversed] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(randomStep, { minLength: 12, maxLength: 30 }), async (steps) => {
      const userId = await fixture.addUserWithHistory([...depositAndReversal, ...steps])
      const { months } = await withContext(fixture, userContext(userId), listMonths)
      let before = 0n
      for (const listed of months.toReversed()) {
        const view = await fixture.wholeMonth(userId, listed.month)
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
      // The last statement closes with the posted balance, which includes what is on hold.
      const balance = await fixture.withdrawals.balance(userId)
      expect(before).toBe(balance.postedCentavos)
      const last = await fixture.wholeMonth(userId, thisMonth())
      expect(last.heldCentavos).toBe(balance.heldCentavos)
    }),
    { numRuns: 4 },
  )
  // The number of entries is random; that there are some is not.
  expect(checked).toBeGreaterThan(10)
  expect(reversed).toBeGreaterThan(0)
})

test('a statement of any days has their entries, between the right balances', async () => {
  const userId = await fixture.addUserWithHistory(depositAndReversal)
  const openDays = (period: string) =>
    openStatement(fixture.database, {
      userId,
      period,
      language: 'en',
      sample: false,
      entriesMax: Infinity,
    })
  const booked = await fixture.asOwner<{ day: string; balance: bigint }>(
    `select to_char(posted_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as day, balance
     from ledger.entries where place_id = $1 order by sequence`,
    [userId],
  )
  const days = [...new Set(booked.map(({ day }) => day))]
  for (const first of days)
    for (const last of days.filter((day) => day >= first)) {
      const { summary, lines } = await openDays(`${first}_${last}`)
      const within = booked.filter(({ day }) => day >= first && day <= last)
      const balances: bigint[] = []
      for await (const page of lines()) balances.push(...page.map((line) => line.balanceCentavos))
      expect(balances).toEqual(within.map(({ balance }) => balance))
      expect(summary.openingCentavos).toBe(booked.findLast(({ day }) => day < first)?.balance ?? 0n)
      expect(summary.closingCentavos).toBe(within.at(-1)?.balance)
    }
  for (const period of ['2001-01-01_2001-12-31', '2999-01-01_2999-01-02'])
    expect(await outcome(openDays(period))).toBe('statement-not-found')
})

test('a month of very many entries is read in pages, and its files have all of them', async () => {
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
  const view = await fixture.wholeMonth(userId, thisMonth())
  await checkMonth(userId, view)
  await checkFiles(userId, view)
  expect(view.entries).toBe(count)
  const opened = (entriesMax: number) =>
    outcome(
      openStatement(fixture.database, {
        userId,
        period: thisMonth(),
        language: 'en',
        sample: false,
        entriesMax,
      }),
    )
  expect([await opened(count), await opened(count - 1)]).toEqual(['done', 'statement-too-long'])
})

test('a statement names who held the wallet when its month ended', async () => {
  const userId = await fixture.addUserWithHistory([])
  const holderIn = async (month: string) => {
    const file = {
      userId,
      period: month,
      language: 'en',
      sample: false,
      entriesMax: Infinity,
    } as const
    return (await openStatement(fixture.database, file)).holder.fullName
  }
  const before = await holderIn(monthBefore(thisMonth()))
  await fixture.asOwner(`update users set full_name = 'Mia Reyes' where id = $1`, [userId])
  expect(await holderIn(monthBefore(thisMonth()))).toBe(before)
  expect(await holderIn(thisMonth())).toBe('Mia Reyes')
})
