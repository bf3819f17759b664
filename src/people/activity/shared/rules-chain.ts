/** The text form of a signed head of the chain over the record. */

/** The purpose of the key that signs heads; each purpose has a key of its own. */
export const headPurpose = 'audit head'

export interface Head {
  position: bigint
  hash: Uint8Array
  signedAt: Date
}

/** The exact text that is signed, so that anybody with the public key can check a copied head. */
export function headText({ position, hash, signedAt }: Head): string {
  return `kaban audit head 1\n${position}\n${hexOf(hash)}\n${signedAt.toISOString()}\n`
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
