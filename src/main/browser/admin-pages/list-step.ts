interface Opens {
  open?: unknown
}

/**
 * How the address of a list follows what is done in it: opening something is a step that Back leads
 * out of, as people do on a phone; filters, and going from one open thing to the next, rewrite the
 * place they are at.
 */
export function listStep<Search extends Opens>(
  now: Opens,
  next: Search,
): { search: Search; replace: boolean } {
  return { search: next, replace: next.open === undefined || now.open !== undefined }
}
