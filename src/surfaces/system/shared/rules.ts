/** The kinds of work that have connections to the database of their own. */
export const databaseShares = [
  'changes',
  'signIns',
  'reads',
  'pages',
  'files',
  'background',
] as const

/** Places outside that keep the seals of the books. */
export const witnessKinds = ['mail', 'webhook', 'folder'] as const
