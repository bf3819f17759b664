/** Wallets with money and a till, opened in a test's own database. */
import { v7 as uuidv7 } from 'uuid'
import { openTill, openWallet, postBatch } from '../../src/ledger/actions.ts'
import type { Database } from '../../src/platform/database.ts'

export async function openFundedTill(
  database: Database,
  code = `till-${uuidv7()}`,
): Promise<string> {
  const tillId = uuidv7()
  await database.transaction((tx) =>
    openTill(tx, { tillId, code, name: `Till ${code}`, sample: true }),
  )
  return tillId
}

/** One wallet for each amount, filled from the till. */
export async function openWallets(
  database: Database,
  tillId: string,
  amounts: readonly bigint[],
): Promise<string[]> {
  const wallets = amounts.map(() => uuidv7())
  await database.transaction(async (tx) => {
    for (const walletId of wallets) await openWallet(tx, { walletId, sample: true })
    const deposits = wallets.flatMap((to, index) => {
      const amountCentavos = amounts[index] ?? 0n
      return amountCentavos > 0n
        ? [{ key: uuidv7(), from: tillId, to, amountCentavos, purpose: 'deposit' }]
        : []
    })
    for (const { refusal } of await postBatch(tx, deposits))
      if (refusal) throw new Error(`Cannot fill a wallet: ${refusal}`)
  })
  return wallets
}
