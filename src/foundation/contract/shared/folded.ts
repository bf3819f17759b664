/**
 * Text as searches compare it: small letters without accents, so that "jose" finds "José". The
 * server's SQL does the same (platform/server/database/folded-sql.ts).
 */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether the text holds the term anywhere. */
export function holdsTerm(text: string, term: string): boolean {
  return folded(text).includes(folded(term))
}
