/** How account numbers are compared and shown. Apart from rules.ts, which more pages do without. */

/** Drops the spaces and dashes that people type in a number. */
export function plainAccountNumber(written: string): string {
  return written.replace(/[\s-]/g, '')
}

/** Dots and the last four digits. The number of dots does not reveal the length. */
export function maskAccountNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`
}

/** A masked number, as devices store it for offline use: it cannot be revealed or copied. */
export function isMasked(accountNumber: string): boolean {
  return accountNumber.startsWith('••••')
}
