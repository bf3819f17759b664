import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { registerWords, setRenderedLanguage } from '#foundation/kit/i18n/language.tsx'
import type { ReceiptView } from '../../shared/contract.ts'
import { descriptions } from '../../shared/descriptions.ts'
import { receiptWordsFil } from '../../shared/words-receipt.fil.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWordsFil } from '../../shared/words.fil.ts'
import { transactionWords } from '../../shared/words.ts'
import { ReceiptFacts } from './receipt-facts.tsx'
import { ReceiptHistory } from './receipt-history.tsx'

const at = new Date('2026-11-20T01:07:33Z')
const receipt = {
  transaction: {
    type: 'deposit',
    status: 'completed',
    amountCentavos: 5_000_00n,
    description: 'Deposit of ₱5,000.00 completed.',
    referenceNumber: 'REF20261120ABC123',
    transactionUid: 'TXN1763600853000ABC123',
    createdAt: at,
    updatedAt: at,
  },
  owner: { fullName: 'Maria Santos' },
  bankAccount: null,
  balanceAfterCentavos: null,
  history: [
    {
      moveId: '019aa000-0000-7000-8000-000000000000',
      newStatus: 'cancelled',
      changedByRole: 'user',
      changedAt: at,
      reason: descriptions.disowned(),
    },
  ],
} as unknown as ReceiptView

// Tests of other files run in the same process.
afterEach(() => setRenderedLanguage('en'))

test('a receipt says in the language of its reader what its transaction was', () => {
  registerWords([
    [receiptWords, receiptWordsFil],
    [transactionWords, transactionWordsFil],
  ])
  const shown = () => renderToStaticMarkup(<ReceiptFacts receipt={receipt} />)
  expect(shown()).toContain('Deposit of ₱5,000.00 completed.')
  setRenderedLanguage('fil')
  expect(shown()).toContain('Natapos na deposito na ₱5,000.00.')
  expect(shown()).not.toContain('Deposit of')
  expect(shown()).toContain('Maria Santos')
})

test('the receipt of a placement does not say that anything was paid out', () => {
  setRenderedLanguage('en')
  const transaction = { ...receipt.transaction, type: 'investment' as const }
  const shown = renderToStaticMarkup(<ReceiptFacts receipt={{ ...receipt, transaction }} />)
  expect(shown).toContain('The amount moved from the wallet to the investments.')
  expect(shown).not.toContain('paid')
})

test('a reason that no person wrote is in the language of the reader too', () => {
  setRenderedLanguage('fil')
  expect(renderToStaticMarkup(<ReceiptHistory receipt={receipt} />)).toContain(
    'Sabi ng may-ari: “Hindi ako ito”.',
  )
})

const receiver = { bankName: 'BDO', accountName: 'Kaban Inc.', accountNumber: '0012 3456 7890' }
const depositIn = (status: ReceiptView['transaction']['status']) => {
  setRenderedLanguage('en')
  const transaction = { ...receipt.transaction, status, type: 'deposit_initiated' as const }
  return renderToStaticMarkup(
    <ReceiptFacts receipt={{ ...receipt, transaction, bankAccount: receiver }} />,
  )
}
const copies = /Copy account n/

test('a deposit that waits for its payment says where to pay, to copy', () => {
  expect(depositIn('pending_payment')).toContain('To be paid into')
  expect(depositIn('pending_payment')).toMatch(copies)
})

test.each(['expired', 'declined', 'failed', 'cancelled'] as const)(
  'a deposit that is %s asks nobody to pay',
  (status) => {
    const shown = depositIn(status)
    expect(shown).toContain('Do not pay for it any more')
    expect(shown).not.toContain('To be paid into')
    expect(shown).not.toMatch(copies)
    expect(shown).toContain('Kaban Inc.')
  },
)

test.each(['pending_confirmation', 'processing', 'completed'] as const)(
  'a deposit that is %s is not paid a second time',
  (status) => {
    expect(depositIn(status)).not.toMatch(/To be paid into|Do not pay/)
    expect(depositIn(status)).not.toMatch(copies)
  },
)
