const anyId = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{4}([0-9a-f]{8})\b/g

/**
 * Shortens the ids that records of earlier versions name: people read `…0d3f9a1c`. The record
 * itself is never changed.
 */
export function shortIds(text: string): string {
  return text.replaceAll(anyId, '…$1')
}
