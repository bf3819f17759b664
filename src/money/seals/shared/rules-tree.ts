/**
 * The Merkle trees of a seal, as their readers check them. Their shape and their prefixes are those
 * of RFC 6962; the sum tree also binds the sums of both children (docs/decisions/0058). The hashes
 * come from Web Crypto, so the same code runs in the browser.
 */

export type Bytes = Uint8Array<ArrayBuffer>

/** A node of a tree. In the tree of receipts every sum is 0n. */
export interface TreeNode {
  hash: Bytes
  centavos: bigint
}

export type TreeName = 'receipts' | 'balances'

/** A power of two, so that the blocks are whole subtrees. */
export const blockLeaves = 1024

/** The bytes whose SHA-256 is the hash of the parent. */
type ParentBytes = (left: TreeNode, right: TreeNode) => Bytes

export interface ProofPath {
  /** Counted from 0. */
  position: number
  leaves: number
  /** The sibling of the leaf first. */
  path: readonly TreeNode[]
}

export const plainParent: ParentBytes = (left, right) => join([one, left.hash, right.hash])

/** Without both sums in it, a sum could be moved from one child to the other. */
export const sumParent: ParentBytes = (left, right) =>
  join([one, centavosBytes(left.centavos), left.hash, centavosBytes(right.centavos), right.hash])

export function textLeaf(text: string): Bytes {
  return join([zero, new TextEncoder().encode(text)])
}

/** `walletId` is a UUID and `nonce` has 16 bytes. */
export function balanceLeaf(centavos: bigint, nonce: Bytes, walletId: string): Bytes {
  return join([zero, centavosBytes(centavos), nonce, bytesOfHex(walletId.replaceAll('-', ''))])
}

/**
 * The root that follows from a leaf and its path (RFC 9162, 2.1.3.2). Null when the path does not
 * fit the place and the size, or when a sum is negative or too large.
 */
export async function rootFromPath(
  leaf: TreeNode,
  { position, leaves, path }: ProofPath,
  parent: ParentBytes,
): Promise<TreeNode | null> {
  if (!(position >= 0 && position < leaves)) return null
  let [node, place, last] = [leaf, position, leaves - 1]
  if (!isSum(node.centavos)) return null
  for (const sibling of path) {
    const centavos = node.centavos + sibling.centavos
    if (last === 0 || !isSum(sibling.centavos) || !isSum(centavos)) return null
    if (place % 2 === 1 || place === last) {
      node = { hash: await sha256(parent(sibling, node)), centavos }
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)]
    } else node = { hash: await sha256(parent(node, sibling)), centavos }
    ;[place, last] = [Math.floor(place / 2), Math.floor(last / 2)]
  }
  return last === 0 ? node : null
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOfHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const [zero, one] = [Uint8Array.of(0), Uint8Array.of(1)]
const isSum = (centavos: bigint) => centavos >= 0n && centavos < 2n ** 63n

function centavosBytes(centavos: bigint): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigInt64(0, centavos)
  return bytes
}

function join(parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
