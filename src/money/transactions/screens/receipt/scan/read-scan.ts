import { readReceiptCode } from '../../../shared/read-receipt-code.ts'

/**
 * The receipt code in a scanned text: the address of a check page of this origin, or a code alone.
 * Null for everything else, above all the addresses of other sites.
 */
export function readScan(text: string, origin: string): string | null {
  const address = URL.parse(text)
  const code = address === null ? text : codeInAddress(address, origin)
  return code !== null && readReceiptCode(code) !== null ? code : null
}

function codeInAddress({ href }: URL, origin: string): string | null {
  const start = `${origin}/verify/`
  return href.startsWith(start) ? href.slice(start.length) : null
}
