/** The seals as everybody may read them, and the proofs that their readers check. */
import { hash } from 'node:crypto'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { endedReceiptsOf } from '#money/transactions/server/receipts/ended-receipts.ts'
import { findTransactionOfCode } from '#money/transactions/server/receipts/verify-receipt.ts'
import type { SealCopies, SealView } from '../shared/contract.ts'
import {
  readSeal,
  sealsListed,
  type BalanceProof,
  type Lacking,
  type ReceiptProof,
} from '../shared/rules-seal.ts'
import { blockLeaves, hexOfBytes, type TreeName, type TreeNode } from '../shared/rules-tree.ts'
import { pathOf } from './merkle-tree.ts'
import {
  newestSeal,
  placeOfReceipt,
  readBlockLeaves,
  readBlocks,
  sealOf,
  sealsBefore,
  sharesOf,
  type Seal,
} from './seals-store.ts'
import { readCopies } from './witnesses/read-witnesses.ts'

const aboveAll = 2n ** 63n - 1n

export async function listSeals(
  { tx, settings }: ActionContext,
  { before = aboveAll }: { before?: bigint | undefined },
): Promise<{ seals: SealView[]; next: bigint | null; copies: SealCopies }> {
  const found = await sealsBefore(tx, before, sealsListed + 1)
  const seals = found
    .slice(0, sealsListed)
    .map((seal) => ({ number: seal.number, ...signedSeal(seal) }))
  return {
    seals,
    next: found.length > sealsListed ? (seals.at(-1)?.number ?? null) : null,
    copies: await readCopies(tx, settings),
  }
}

const signedSeal = ({ statement, signature }: Pick<Seal, 'statement' | 'signature'>) => ({
  statement,
  signature: signature.toString('base64'),
})

/** Whoever has the code of a receipt may have its proof: it tells no more than /verify does. */
export async function proveReceipt(
  ctx: ActionContext,
  { code }: { code: string },
): Promise<ReceiptProof | null> {
  const { tx } = ctx
  const transactionId = await findTransactionOfCode(ctx, code)
  const place = transactionId === null ? undefined : await placeOfReceipt(tx, transactionId)
  if (transactionId === null || !place) return null
  const { sealNumber, position } = place
  const receipt = (await endedReceiptsOf(tx, [transactionId])).get(transactionId)
  if (!receipt) return null
  const path = await readPath(tx, sealNumber, 'receipts', position)
  return {
    ...signedSeal(await sealOf(tx, sealNumber)),
    endedAt: receipt.endedAt,
    signedSha256: hash('sha256', receipt.signedText),
    position,
    path: path.map(({ hash }) => hexOfBytes(hash)),
  }
}

/** The caller's own. There is none where the total, which it shows, is not published. */
export async function proveBalance(ctx: ActionContext): Promise<BalanceProof | { lacks: Lacking }> {
  const { tx } = ctx
  const walletId = callerUserId(ctx)
  const seal = await newestSeal(tx)
  if (!seal) return { lacks: 'seal' }
  if (readSeal(seal.statement).owedCentavos === null) return { lacks: 'total' }
  const found = await sharesOf(tx, seal.number, walletId)
  if (found.length === 0) return { lacks: 'wallet' }
  const shares: BalanceProof['shares'] = []
  for (const { centavos, nonce, position } of found) {
    const path = await readPath(tx, seal.number, 'balances', position)
    shares.push({
      centavos,
      nonce: hexOfBytes(nonce),
      position,
      path: path.map((node) => ({ ...node, hash: hexOfBytes(node.hash) })),
    })
  }
  return { ...signedSeal(seal), walletId, shares }
}

async function readPath(
  tx: Transaction,
  sealNumber: bigint,
  tree: TreeName,
  position: number,
): Promise<TreeNode[]> {
  const leaves = await readBlockLeaves(tx, sealNumber, tree, position)
  const blocks = await readBlocks(tx, sealNumber, tree)
  return [
    ...pathOf(tree, leaves, position % blockLeaves),
    ...pathOf(tree, blocks, Math.floor(position / blockLeaves)),
  ]
}
