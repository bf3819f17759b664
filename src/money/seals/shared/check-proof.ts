/** The reader's own browser computes this before it believes a proof. */
import {
  readSeal,
  sharesOfWallet,
  writeSealedReceipt,
  type BalanceProof,
  type ReceiptProof,
  type SealedReceipt,
  type SignedSeal,
} from './rules-seal.ts'
import {
  balanceLeaf,
  bytesOfHex,
  hexOfBytes,
  plainParent,
  rootFromPath,
  sha256,
  sumParent,
  textLeaf,
} from './rules-tree.ts'

/** False where Web Crypto is missing: on a page that is not https. */
export const canCheckProofs = () => globalThis.crypto?.subtle !== undefined

/** Of the whole text, as everybody can compute it: `sha256sum seal-000001.txt`. */
export async function fingerprintOf(text: string): Promise<string> {
  return hexOfBytes(await sha256(new TextEncoder().encode(text)))
}

const keyInPem = /(?:Until (\S+)\n)?-----BEGIN PUBLIC KEY-----\n([^-]+)-----END PUBLIC KEY-----/g
const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))

/**
 * Whether one of the keys signed the seal; `keys` is the text of /seal-key.pem. A key that was
 * replaced counts for the seals of before. Null where the browser has no Ed25519.
 */
export async function isSealSigned(
  { statement, signature }: SignedSeal,
  keys: string,
): Promise<boolean | null> {
  const { sealedAt } = readSeal(statement)
  const text = new TextEncoder().encode(statement)
  try {
    for (const [, until, pem = ''] of keys.matchAll(keyInPem)) {
      if (until !== undefined && new Date(until) < sealedAt) continue
      const [der, name] = [bytesOfBase64(pem), 'Ed25519']
      const key = await crypto.subtle.importKey('spki', der, name, false, ['verify'])
      if (await crypto.subtle.verify(name, key, bytesOfBase64(signature), text)) return true
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null
  }
  return false
}

/**
 * Whether the receipt, as the page shows it, is a leaf under the root of the seal. `signedText` is
 * the signed text of the receipt where the reader has it.
 */
export async function isReceiptSealed(
  shown: Omit<SealedReceipt, 'endedAt' | 'signedSha256'>,
  proof: ReceiptProof,
  signedText: string | null,
): Promise<boolean> {
  const { statement, endedAt, signedSha256, position, path } = proof
  if (signedText !== null && (await fingerprintOf(signedText)) !== signedSha256) return false
  const seal = readSeal(statement)
  const leaf = await sha256(textLeaf(writeSealedReceipt({ ...shown, endedAt, signedSha256 })))
  const root = await rootFromPath(
    { hash: leaf, centavos: 0n },
    {
      position,
      leaves: seal.receipts,
      path: path.map((hash) => ({ hash: bytesOfHex(hash), centavos: 0n })),
    },
    plainParent,
  )
  return root !== null && hexOfBytes(root.hash) === seal.receiptsRoot
}

/**
 * The balance that is inside the published total: the sum of the leaves of this wallet. Null when
 * one of them is not under the root, or counted twice.
 */
export async function provenBalance(proof: BalanceProof, walletId: string): Promise<bigint | null> {
  const seal = readSeal(proof.statement)
  const { shares } = proof
  if (new Set(shares.map(({ position }) => position)).size !== sharesOfWallet) return null
  for (const { centavos, nonce, position, path } of shares) {
    const hash = await sha256(balanceLeaf(centavos, bytesOfHex(nonce), walletId))
    const root = await rootFromPath(
      { hash, centavos },
      {
        position,
        leaves: seal.balanceLeaves,
        path: path.map((node) => ({ ...node, hash: bytesOfHex(node.hash) })),
      },
      sumParent,
    )
    if (!root || hexOfBytes(root.hash) !== seal.balancesRoot) return null
    if (root.centavos !== seal.owedCentavos) return null
  }
  return shares.reduce((sum, { centavos }) => sum + centavos, 0n)
}

/** Whether each of these seals names the one after it in the list. Newest first. */
export async function doSealsFollow(statements: readonly string[]): Promise<boolean> {
  for (const [at, statement] of statements.entries()) {
    const before = statements[at + 1]
    if (before === undefined) return true
    const [seal, last] = [readSeal(statement), readSeal(before)]
    if (seal.number !== last.number + 1n) return false
    if (seal.previous !== (await fingerprintOf(before))) return false
  }
  return true
}
