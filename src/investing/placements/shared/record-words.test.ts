import { expect, test } from 'vitest'
import { maturityRecordTexts } from './record-words-maturity.ts'
import { placementRecordTexts } from './record-words.ts'

const subjects = Object.values({ ...placementRecordTexts.subject, ...maturityRecordTexts.subject })

test.each(['en', 'fil'] as const)('each mail says in its subject what happened: %s', (language) => {
  const said = subjects.map((subject) => subject('Harvest')[language])
  expect(said.length).toBe(11)
  expect(new Set(said).size).toBe(said.length)
  // More than that it is about an investment, and that one by its name.
  const bare = /^(?:Your investment|Ang investment mong) Harvest$/
  expect(said.filter((one) => bare.test(one) || !one.includes('Harvest'))).toEqual([])
})
