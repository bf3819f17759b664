/** Loaded only where a QR code is rendered: by qr-code.tsx, or into a picture. */
import { encode } from 'uqr'

/**
 * Rows of cells, true for dark, with the quiet zone that scanners need. Medium error correction
 * survives a fold in the paper.
 */
export function qrCells(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 4 }).data
}
