/** The texts of seals: the seal itself, and what it says of each receipt. */
import type { TransactionStatus, TransactionType } from '#money/transactions/shared/rules.ts'

/** Everything that a seal says; hashes in hexadecimal. */
export interface SealFacts {
  number: bigint
  /** SHA-256 of the text of the seal before it; zeros for the first. */
  previous: string
  sealedAt: Date
  sample: boolean
  receipts: number
  receiptsRoot: string
  /** Two for each wallet. */
  balanceLeaves: number
  balancesRoot: string
  /** The sum of all wallets: what the company owes its users there. Null: it tells too much. */
  owedCentavos: bigint | null
  /** The newest link of the audit trail. */
  auditPosition: bigint
  auditHash: string
}

const heading = 'kaban seal 1'
const withheld = 'withheld'
export const noHash = '0'.repeat(64)

/** Fewer wallets with money in them, and their owners could work out what others have. */
export const holdersMin = 20
/** The owner of the second largest wallet may know that of the largest no better than by this. */
const percentMin = 10n

/** How the money is spread over the wallets. */
export interface Spread {
  /** Wallets with money in them. */
  holders: number
  largestCentavos: bigint
  /** Of all but the two largest. */
  restCentavos: bigint
}

/** Whether the total may be published: a threshold and the p% rule of statistical offices. */
export function mayPublishTotal({ holders, largestCentavos, restCentavos }: Spread): boolean {
  return holders >= holdersMin && restCentavos * 100n >= largestCentavos * percentMin
}

/** One fact a line, so that a person can read the signed text. */
export function writeSeal(facts: SealFacts): string {
  return [
    heading,
    `number ${facts.number}`,
    `previous ${facts.previous}`,
    `sealed ${facts.sealedAt.toISOString()}`,
    `data ${facts.sample ? 'sample' : 'live'}`,
    `receipts ${facts.receipts}`,
    `receipts-root ${facts.receiptsRoot}`,
    `balance-leaves ${facts.balanceLeaves}`,
    `balances-root ${facts.balancesRoot}`,
    `owed-centavos ${facts.owedCentavos ?? withheld}`,
    `audit-position ${facts.auditPosition}`,
    `audit-hash ${facts.auditHash}`,
    '',
  ].join('\n')
}

/** Throws for a text that writeSeal did not write. */
export function readSeal(statement: string): SealFacts {
  const lines = new Map(
    statement.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(' ')
      return [name, rest.join(' ')] as const
    }),
  )
  const said = (name: string) => lines.get(name) ?? ''
  const facts: SealFacts = {
    number: BigInt(said('number')),
    previous: said('previous'),
    sealedAt: new Date(said('sealed')),
    sample: said('data') === 'sample',
    receipts: Number(said('receipts')),
    receiptsRoot: said('receipts-root'),
    balanceLeaves: Number(said('balance-leaves')),
    balancesRoot: said('balances-root'),
    owedCentavos: said('owed-centavos') === withheld ? null : BigInt(said('owed-centavos')),
    auditPosition: BigInt(said('audit-position')),
    auditHash: said('audit-hash'),
  }
  if (writeSeal(facts) !== statement) throw new Error('This is not the text of a seal')
  return facts
}

/** A receipt as a seal holds it: everything that its readers see. */
export interface SealedReceipt {
  referenceNumber: string
  type: TransactionType
  status: TransactionStatus
  amountCentavos: bigint
  createdAt: Date
  endedAt: Date
  /** SHA-256 of the text that the receipt's signature signs, in hexadecimal. */
  signedSha256: string
}

/** The text of a leaf of the tree of receipts. */
export function writeSealedReceipt(receipt: SealedReceipt): string {
  return [
    'kaban sealed receipt 1',
    `reference ${receipt.referenceNumber}`,
    `type ${receipt.type}`,
    `status ${receipt.status}`,
    `centavos ${receipt.amountCentavos}`,
    `created ${receipt.createdAt.toISOString()}`,
    `ended ${receipt.endedAt.toISOString()}`,
    `signed ${receipt.signedSha256}`,
    '',
  ].join('\n')
}

/** Each wallet is split into so many leaves, so that no neighbour shows a whole balance. */
export const sharesOfWallet = 2
export const sealsListed = 30
/** A seal or a copy of it that is older is a problem. */
export const sealMaxHours = 48
/** One place alone may be lost, or may be in the hands of whoever has the books. */
export const witnessesMin = 2

/** The exact text of a seal and its Ed25519 signature in base64. */
export interface SignedSeal {
  statement: string
  signature: string
}

/** The way from a receipt to the root of its seal; hashes in hexadecimal. */
export interface ReceiptProof extends SignedSeal {
  endedAt: Date
  signedSha256: string
  position: number
  path: string[]
}

/** Why there is no proof of a balance: no seal, no published total, or a newer wallet. */
export const lacking = ['seal', 'total', 'wallet'] as const
export type Lacking = (typeof lacking)[number]

/** The ways from the leaves of a wallet to the total; nonces and hashes in hexadecimal. */
export interface BalanceProof extends SignedSeal {
  walletId: string
  shares: {
    centavos: bigint
    nonce: string
    position: number
    path: { hash: string; centavos: bigint }[]
  }[]
}
