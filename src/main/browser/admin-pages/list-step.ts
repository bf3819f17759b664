interface Opens {
  open?: unknown
}

/**
 * How the address of a list changes. Opening something adds a step, so that Back closes it;
 * filters, and moving from one open thing to the next, replace the current step.
 */
export function listStep<Search extends Opens>(
  now: Opens,
  next: Search,
): { search: Search; replace: boolean } {
  return { search: next, replace: next.open === undefined || now.open !== undefined }
}
