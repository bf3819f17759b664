import { addDays, dayStart } from '#foundation/time/shared/days.ts'

/** When an offer takes no more money: at its closing time, or before with its permission. */
export function offerEnd({ closesAt, expiresOn }: { closesAt: Date; expiresOn: string }): {
  at: Date
  /** The permission ends first. */
  byPermission: boolean
} {
  const permitted = dayStart(addDays(expiresOn, 1))
  return permitted < closesAt
    ? { at: permitted, byPermission: true }
    : { at: closesAt, byPermission: false }
}
