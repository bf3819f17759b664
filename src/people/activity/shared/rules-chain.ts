/** What both sides know of the chain over the record: how a signed head is written. */

/** The purpose that the installation's key signs heads for. */
export const headPurpose = 'audit head'

export interface Head {
  position: bigint
  hash: Uint8Array
  signedAt: Date
}

/**
 * The text that is signed, to the letter: anybody with the public key can check a head that was
 * copied down.
 */
export function headText({ position, hash, signedAt }: Head): string {
  return `kaban audit head 1\n${position}\n${hexOf(hash)}\n${signedAt.toISOString()}\n`
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
