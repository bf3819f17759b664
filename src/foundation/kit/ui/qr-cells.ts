/** Loaded only where a QR code is drawn: on a screen (qr-code.tsx) or in a picture. */
import { encode } from 'uqr'

/**
 * Rows of cells, true for dark, with the quiet edge that scanners need. Medium correction: a fold
 * in the paper does no harm.
 */
export function qrCells(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 4 }).data
}
