/** A thing or a status has one name everywhere, in both languages. docs/words.md lists them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { portfolioWordsFil } from '#investing/placements/shared/user/words-portfolio.fil.ts'
import { portfolioWords } from '#investing/placements/shared/user/words-portfolio.ts'
import { staffWordsFil } from '#investing/placements/shared/words-staff.fil.ts'
import { staffWords } from '#investing/placements/shared/words-staff.ts'
import { chatWordsFil } from '#money/chats/shared/words.fil.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { depositWordsFil } from '#money/deposits/shared/words.fil.ts'
import { depositWords } from '#money/deposits/shared/words.ts'
import { investmentWordsFil } from '#money/investments/shared/words.fil.ts'
import { investmentWords } from '#money/investments/shared/words.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { consoleFrameWordsFil } from '#surfaces/console/shared/words-frame.fil.ts'
import { consoleFrameWords } from '#surfaces/console/shared/words-frame.ts'
import { userWordsFil } from '#surfaces/users/shared/words.fil.ts'
import { userWords } from '#surfaces/users/shared/words.ts'
import { approvalStatusWordsFil } from '#teamwork/approvals/shared/words.fil.ts'
import { approvalStatusWords } from '#teamwork/approvals/shared/words.ts'
import { ownSentences } from './sentences.ts'

type Names = Record<string, string>

const root = path.resolve(import.meta.dirname, '../..')

/** The rows of docs/words.md: English names, Filipino names, spellings that are not used. */
const glossary = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!English|-)/.test(line))
  .map((line) => line.split('|').slice(1, 4).map(namesIn))
  .map(([english = [], filipino = [], not = []]) => ({ english, filipino, not }))

function namesIn(cell: string): string[] {
  return cell
    .split(',')
    .map((name) =>
      name
        .replace(/\(.*\)/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => name !== '')
}

/** Every list of statuses, by where it is shown. Those of one kind share their keys. */
const statuses: { kind: string; where: string; en: Names; fil: Names }[] = [
  {
    kind: 'transaction',
    where: 'transactions',
    en: transactionWords.statuses,
    fil: transactionWordsFil.statuses,
  },
  {
    kind: 'transaction',
    where: 'deposits',
    en: depositWords.statuses,
    fil: depositWordsFil.statuses,
  },
  {
    kind: 'transaction',
    where: 'chats',
    en: { ...chatWords.turns, on_hold: chatWords.turns.held },
    fil: { ...chatWordsFil.turns, on_hold: chatWordsFil.turns.held },
  },
  {
    kind: 'investment',
    where: 'console',
    en: investmentWords.statuses,
    fil: investmentWordsFil.statuses,
  },
  {
    kind: 'investment',
    where: 'portfolio',
    en: portfolioWords.statuses,
    fil: portfolioWordsFil.statuses,
  },
  { kind: 'placement', where: 'console', en: staffWords.states, fil: staffWordsFil.states },
  { kind: 'mark', where: 'investments', en: investmentWords.marks, fil: investmentWordsFil.marks },
  { kind: 'approval', where: 'approvals', en: approvalStatusWords, fil: approvalStatusWordsFil },
  { kind: 'user', where: 'users', en: userWords.statuses, fil: userWordsFil.statuses },
  {
    kind: 'user',
    where: 'search of the console',
    en: consoleFrameWords.askedStatuses,
    fil: consoleFrameWordsFil.askedStatuses,
  },
]

test('a status has one name, wherever it is shown', () => {
  const first = new Map<string, string>()
  const others: string[] = []
  for (const { kind, where, en, fil } of statuses)
    for (const key of Object.keys(en)) {
      const name = `${en[key]} / ${fil[key]}`.toLowerCase()
      const known = first.get(`${kind} ${key}`) ?? name
      first.set(`${kind} ${key}`, known)
      if (known !== name) others.push(`${where}: ${name}, elsewhere ${known}`)
    }
  expect(others).toEqual([])
})

test('a status has the names of the glossary', () => {
  const isListed = (en = '', fil = '') =>
    glossary.some(
      ({ english, filipino }) =>
        english.includes(en.toLowerCase()) && filipino.includes(fil.toLowerCase()),
    )
  const wrong = statuses.flatMap(({ where, en, fil }) =>
    Object.keys(en)
      .filter((key) => !isListed(en[key], fil[key]))
      .map((key) => `${where}: ${en[key]} / ${fil[key]}`),
  )
  expect(wrong).toEqual([])
})

test('no text uses a spelling that the glossary names under "Not"', () => {
  const spellings = glossary.flatMap(({ not }) => not)
  const escaped = spellings.map((spelling) => RegExp.escape(spelling))
  const unwanted = new RegExp(String.raw`(?<![\p{L}-])(?:${escaped.join('|')})`, 'iu')
  expect(ownSentences(root).filter(({ text }) => unwanted.test(text))).toEqual([])
  expect(spellings.length).toBeGreaterThan(20)
})
