/** What anybody may see of a completed withdrawal whose user agreed: enough to be true, too little to tell who. */

/** An amount or a place is shown only when at least so many people could be meant. */
export const crowdMin = 5

export interface PublicPayout {
  id: string
  /** 'M••• S•••'. */
  maskedName: string
  /** Rounded down so far that {@link crowdMin} people had one of that size; null when no rounding is enough. */
  amountFromCentavos: bigint | null
  /** What follows the same rule: the name of the bank or e-wallet, or only which of the two. */
  channel: { kind: 'named'; name: string } | { kind: 'bank' } | { kind: 'e-wallet' }
  /** The full hour in which it was completed. */
  completedHour: Date
  sample: boolean
}

/** A receipt that its owner published: what it opens says more, so it is another consent. */
export interface PublicProof {
  id: string
  maskedName: string
  amountFromCentavos: bigint | null
  completedOn: Date
  /** Opens /verify/{code}. */
  verifyCode: string
  sample: boolean
}
