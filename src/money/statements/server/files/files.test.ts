import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'
import type { LineView } from '../../shared/contract.ts'
import type { OpenStatement } from '../open-statement.ts'
import { countPages } from './pdf-table.ts'
import { writeCsv } from './write-csv.ts'
import { writePdf } from './write-pdf.ts'

const line: LineView = {
  sequence: 1n,
  postedAt: new Date('2026-11-20T01:07:33Z'),
  type: 'withdrawal',
  correction: false,
  end: null,
  planName: null,
  reversal: false,
  transactionId: null,
  referenceNumber: 'REF20261120ABC123',
  bankName: 'BDO Unibank',
  accountName: 'Maria Santos',
  amountCentavos: -600_000n,
  balanceCentavos: 1_725_050n,
}

function statementOf(
  entries: number,
  more: {
    line?: Partial<LineView>
    language?: 'en' | 'fil'
    sample?: boolean
    soFar?: boolean
    siteName?: string
  } = {},
): OpenStatement {
  const { language = 'en', sample = false, soFar = false, siteName = 'Kaban' } = more
  return {
    siteName,
    holder: { fullName: 'Šárka Ñuñez', email: 'sarka@example.test' },
    summary: {
      period: '2026-11',
      soFar,
      asOf: new Date('2026-11-22T00:00:00Z'),
      openingCentavos: 2_325_050n,
      inCentavos: 0n,
      outCentavos: 600_000n,
      closingCentavos: 1_725_050n,
      entries,
      heldCentavos: soFar ? 500_000n : null,
    },
    language,
    sample,
    async *lines() {
      yield Array.from({ length: entries }, (_, place) => ({
        ...line,
        sequence: BigInt(place + 1),
        ...more.line,
      }))
    },
  }
}

const pdfOf = async (statement: OpenStatement) => await buffer(writePdf(statement))

test('a PDF has as many pages as it announces, whatever the month holds', async () => {
  // Around every number of entries at which a row or the notes begin a new page.
  for (const entries of [
    0, 1, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 100,
  ]) {
    const pages = readPdf(await pdfOf(statementOf(entries)))
    expect(pages).toHaveLength(countPages(entries))
    for (const [place, page] of pages.entries())
      expect(page).toContainEqual(
        expect.stringMatching(new RegExp(`Page${place + 1}of${pages.length}$`)),
      )
    expect(pages.flat().filter((row) => row.includes('REF20261120ABC123'))).toHaveLength(entries)
  }
})

test('a PDF is written in the language of its reader', async () => {
  const [page = []] = readPdf(
    await pdfOf(statementOf(1, { language: 'fil', soFar: true, sample: true })),
  )
  expect(page).toContain('Statementngwallet,Nobyembre2026')
  expect(page).toContain('ŠárkaÑuñez')
  expect(page.find((row) => row.includes('REF'))).toMatch(
    /^Nob20,09:07AMWithdrawal·BDOUnibankREF20261120ABC123-₱6,000\.00₱17,250\.50$/,
  )
  expect(page.join(' ')).toContain('Nakatabingayon,atkasamapasabalanse:₱5,000.00.')
  expect(page.join(' ')).toContain('Halimbawangdatos')
})

test('a PDF shows the name of the site on its first page and in every footer', async () => {
  const file = await pdfOf(statementOf(60, { siteName: 'Salapi ng Bayan' }))
  const pages = readPdf(file)
  expect(pages[0]).toContain('SalapingBayan')
  for (const page of pages)
    expect(page.join(' ')).toContain('SalapingBayan·November2026·ŠárkaÑuñez')
  expect(pages.flat().join(' ')).not.toContain('Kaban')
})

test('a PDF is tagged and has a title and a language, for screen readers', async () => {
  const file = (await pdfOf(statementOf(1, { language: 'fil' }))).toString('latin1')
  expect(file).toContain('/Marked true')
  expect(file).toContain('/Lang (fil-PH)')
  expect(file).toContain('/DisplayDocTitle true')
  for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(file).toContain(`/S /${tag}\n`)
  expect(file).not.toMatch(/Helvetica/)
})

test('the server does other work while it writes a long month', async () => {
  let turns = 0
  const counting = setInterval(() => (turns += 1), 1)
  await pdfOf(statementOf(1_000))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(20)
})

test('the server reads no further entries once the reader has disconnected', async () => {
  const statement = statementOf(5_000)
  let pages = 0
  const lines = async function* () {
    for await (const page of statement.lines()) {
      for (let begun = 0; begun < page.length; begun += 20) {
        pages += 1
        yield page.slice(begun, begun + 20)
      }
    }
  }
  const file = writePdf({ ...statement, lines })
  await new Promise((resolve) => file.once('data', () => file.destroy()).once('close', resolve))
  const read = pages
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([read < 100, pages]).toEqual([true, read])
})

test('a CSV begins with a byte order mark and has plain amounts', async () => {
  const [head, opening, entry, closing, rest] = (await text(writeCsv(statementOf(1)))).split('\r\n')
  // Decoding removes the mark, so it is looked for in the bytes.
  expect((await buffer(writeCsv(statementOf(1)))).subarray(0, 3)).toEqual(
    Buffer.from([0xef, 0xbb, 0xbf]),
  )
  expect(head?.replace('\uFEFF', '')).toBe(
    'Date,Time,Description,Bank or e-wallet,Account name,Reference,Amount (PHP),Balance (PHP)',
  )
  expect(opening).toBe('2026-11-01,,Opening balance,,,,,23250.50')
  expect(entry).toBe(
    '2026-11-20,09:07:33,Withdrawal,BDO Unibank,Maria Santos,REF20261120ABC123,-6000.00,17250.50',
  )
  expect(closing).toBe('2026-11-30,,Closing balance,,,,,17250.50')
  expect(rest).toBe('')
})

test('every row of a sample CSV says that it is sample data', async () => {
  const rows = (await text(writeCsv(statementOf(2, { sample: true })))).trim().split('\r\n')
  for (const row of rows.slice(1)) expect(row).toMatch(/,Sample data$/)
})

test.each([
  '=1+1',
  '+639170000001',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '=HYPERLINK("http://evil.example";"Click")',
  '＝1+1',
])('the name %j is no formula for a spreadsheet', async (accountName) => {
  const [, , entry = ''] = (await text(writeCsv(statementOf(1, { line: { accountName } })))).split(
    '\r\n2026',
  )
  expect(entry).toContain(`'${accountName.replaceAll('"', '""')}`)
  expect(entry).not.toMatch(/,"?\s*[=+@＝]/)
})

test('an entry of an investment names its plan and how it ended in both files', async () => {
  const planName = 'Twelve Month Harvest'
  const ofPlan = { type: 'investment_payout', bankName: null, planName } as const
  const paid = statementOf(1, { line: ofPlan })
  const impaired = statementOf(1, { line: { ...ofPlan, end: 'impaired' }, language: 'fil' })
  expect(await text(writeCsv(paid))).toContain(`Investment payout · ${planName}`)
  expect(await text(writeCsv(impaired))).toContain(`Nabawasang investment · ${planName}`)
  expect(
    readPdf(await pdfOf(paid))
      .flat()
      .join(' '),
  ).toContain('Investmentpayout·TwelveMonthHarvest')
})
