/** SQL of the seals. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { usersWallets } from '#ledger/server/book-sql.ts'
import type { Spread } from '../shared/rules-seal.ts'
import { blockLeaves, type Bytes, type TreeName, type TreeNode } from '../shared/rules-tree.ts'

export interface Seal {
  number: bigint
  sealedAt: Date
  statement: string
  signature: Buffer
}

const columns = 'number, sealed_at as "sealedAt", statement, signature'

export function newestSeal(tx: Transaction): Promise<Seal | undefined> {
  return tx.maybeRow(`select ${columns} from seals order by number desc limit 1`)
}

export function sealsBefore(tx: Transaction, number: bigint, limit: number): Promise<Seal[]> {
  return tx.rows(`select ${columns} from seals where number < $1 order by number desc limit $2`, [
    number,
    limit,
  ])
}

export function sealOf(tx: Transaction, number: bigint): Promise<Seal> {
  return tx.row(`select ${columns} from seals where number = $1`, [number])
}

export async function insertSeal(tx: Transaction, seal: Seal): Promise<void> {
  await tx.rows(
    'insert into seals (number, sealed_at, statement, signature) values ($1, $2, $3, $4)',
    [seal.number, seal.sealedAt, seal.statement, seal.signature],
  )
}

/** False while another server seals. Fails with a conflict if one has, since this snapshot. */
export async function lockSealing(tx: Transaction): Promise<boolean> {
  const locked = await tx.rows('select from sealing for update skip locked')
  if (locked.length === 0) return false
  await tx.rows('update sealing set one = true')
  return true
}

export async function insertReceiptLeaves(
  tx: Transaction,
  sealNumber: bigint,
  first: number,
  leaves: readonly { transactionId: string; leaf: Bytes }[],
): Promise<void> {
  await tx.rows(
    `insert into sealed_receipts (seal_number, transaction_id, leaf, position)
     select $1, id, leaf, $2 + place - 1
     from unnest($3::uuid[], $4::bytea[]) with ordinality as given (id, leaf, place)`,
    [
      sealNumber,
      first,
      leaves.map(({ transactionId }) => transactionId),
      leaves.map(({ leaf }) => Buffer.from(leaf)),
    ],
  )
}

/** Which of these receipts a seal holds already. */
export async function sealedAmong(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `select transaction_id as id from sealed_receipts where transaction_id = any($1::uuid[])`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

// gen_random_uuid draws 122 bits from the system; 48 of them decide how a balance is split.
const randomBytes = 'uuid_send(gen_random_uuid())'
const randomPart = `(('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint
  / 281474976710656::numeric)`

/** The bytes are those of `balanceLeaf` in ../shared/rules-tree.ts. */
export const balanceLeafSql = `sha256('\\x00'::bytea || int8send(centavos) || nonce
  || uuid_send(wallet_id))`

/**
 * Splits each wallet at random into two leaves and puts all of them in the order of their hashes.
 * One statement, so that all balances are of one moment.
 */
export async function insertBalances(tx: Transaction, sealNumber: bigint): Promise<void> {
  await tx.rows(
    `insert into sealed_balances
       (seal_number, position, wallet_id, centavos, nonce, entry_sequence, leaf)
     select $1::bigint, row_number() over (order by leaf) - 1, wallet_id, centavos, nonce, sequence,
       leaf
     from (
       select *, ${balanceLeafSql} as leaf from (
         select w.id as wallet_id, w.sequence, share.centavos, ${randomBytes} as nonce
         from (
           select id, sequence, balance, floor((balance + 1) * ${randomPart})::bigint as first_share
           from ${usersWallets} wallets offset 0) w,
         lateral (values (w.first_share), (w.balance - w.first_share)) share (centavos)
         offset 0) shares
       offset 0) leaves`,
    [sealNumber],
  )
}

/** In the snapshot of `insertBalances`. */
export function readSpread(tx: Transaction): Promise<Spread> {
  return tx.row(
    `with two as (
       select balance from ${usersWallets} wallets order by balance desc limit 2)
     select count(*) filter (where balance > 0)::int as holders,
       coalesce(max(balance), 0) as "largestCentavos",
       (coalesce(sum(balance), 0) - (select coalesce(sum(balance), 0) from two))::bigint
         as "restCentavos"
     from ${usersWallets} wallets`,
  )
}

/** Proofs are made of the newest seals only. */
export async function forgetBalancesBefore(tx: Transaction, sealNumber: bigint): Promise<void> {
  await tx.rows('delete from sealed_balances where seal_number < $1', [sealNumber])
  await tx.rows(`delete from seal_blocks where seal_number < $1 and tree = 'balances'`, [
    sealNumber,
  ])
}

export interface Share {
  position: number
  walletId: string
  centavos: bigint
  nonce: Buffer
  leaf: Buffer
}

/** By position. */
function readShares(
  tx: Transaction,
  sealNumber: bigint,
  from: number,
  limit: number,
): Promise<Share[]> {
  return tx.rows(
    `select ${shareColumns} from sealed_balances
     where seal_number = $1 and position >= $2 order by position limit $3`,
    [sealNumber, from, limit],
  )
}

/** All of a seal, a block of the tree at a time. */
export async function* shareBlocks(tx: Transaction, sealNumber: bigint): AsyncGenerator<Share[]> {
  for (let from = 0; ; from += blockLeaves) {
    const shares = await readShares(tx, sealNumber, from, blockLeaves)
    if (shares.length > 0) yield shares
    if (shares.length < blockLeaves) return
  }
}

export function sharesOf(tx: Transaction, sealNumber: bigint, walletId: string): Promise<Share[]> {
  return tx.rows(
    `select ${shareColumns} from sealed_balances where wallet_id = $2 and seal_number = $1
     order by position`,
    [sealNumber, walletId],
  )
}

const shareColumns = `position, wallet_id as "walletId", centavos, nonce, leaf`

export interface ReceiptPlace {
  sealNumber: bigint
  position: number
}

export function placeOfReceipt(
  tx: Transaction,
  transactionId: string,
): Promise<ReceiptPlace | undefined> {
  return tx.maybeRow(
    `select seal_number as "sealNumber", position from sealed_receipts where transaction_id = $1`,
    [transactionId],
  )
}

/** By position. */
export function readReceiptLeaves(
  tx: Transaction,
  sealNumber: bigint,
  from: number,
  limit: number,
): Promise<{ transactionId: string; leaf: Buffer }[]> {
  return tx.rows(
    `select transaction_id as "transactionId", leaf from sealed_receipts
     where seal_number = $1 and position >= $2 order by position limit $3`,
    [sealNumber, from, limit],
  )
}

export async function insertBlock(
  tx: Transaction,
  { sealNumber, tree, block }: { sealNumber: bigint; tree: TreeName; block: number },
  root: TreeNode,
): Promise<void> {
  await tx.rows(
    `insert into seal_blocks (seal_number, tree, block, hash, centavos)
     values ($1, $2, $3, $4, $5)`,
    [sealNumber, tree, block, Buffer.from(root.hash), root.centavos],
  )
}

export async function readBlocks(
  tx: Transaction,
  sealNumber: bigint,
  tree: TreeName,
): Promise<TreeNode[]> {
  const rows = await tx.rows<{ hash: Buffer; centavos: bigint }>(
    'select hash, centavos from seal_blocks where seal_number = $1 and tree = $2 order by block',
    [sealNumber, tree],
  )
  return rows.map(({ hash, centavos }) => ({ hash: new Uint8Array(hash), centavos }))
}

/** The leaves of the block around this position, as nodes. */
export async function readBlockLeaves(
  tx: Transaction,
  sealNumber: bigint,
  tree: TreeName,
  position: number,
): Promise<TreeNode[]> {
  const from = position - (position % blockLeaves)
  if (tree === 'balances')
    return (await readShares(tx, sealNumber, from, blockLeaves)).map(nodeOfShare)
  const leaves = await readReceiptLeaves(tx, sealNumber, from, blockLeaves)
  return leaves.map(nodeOfReceipt)
}

export const nodeOfShare = ({ leaf, centavos }: Pick<Share, 'leaf' | 'centavos'>): TreeNode => ({
  hash: new Uint8Array(leaf),
  centavos,
})

export const nodeOfReceipt = ({ leaf }: { leaf: Uint8Array }): TreeNode => ({
  hash: new Uint8Array(leaf),
  centavos: 0n,
})

/** By number. */
export function sealsAfter(tx: Transaction, number: bigint, limit: number): Promise<Seal[]> {
  return tx.rows(`select ${columns} from seals where number > $1 order by number limit $2`, [
    number,
    limit,
  ])
}
