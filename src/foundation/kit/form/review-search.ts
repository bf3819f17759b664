/** For a page's `validateSearch`. */
export function reviewSearch(search: Record<string, unknown>): { step?: 'review' } {
  return search['step'] === 'review' ? { step: 'review' } : {}
}
