/**
 * A user's own particulars: name, phone number, picture, and the bank account or e-wallet that
 * withdrawals go to. It never touches how somebody signs in, and it never moves money.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { isPhoneNumber } from '#people/identity/shared/rules-forms.ts'

export const banks = [
  'BDO Unibank',
  'Bank of the Philippine Islands (BPI)',
  'Metrobank',
  'Land Bank of the Philippines (LANDBANK)',
  'Philippine National Bank (PNB)',
  'Security Bank',
  'UnionBank of the Philippines',
  'RCBC',
  'China Bank',
  'EastWest Bank',
] as const

export const ewallets = ['GCash', 'Maya', 'Coins.ph', 'GrabPay'] as const

/** The fourteen channels that payouts can go to. */
export const banksAndEwallets = [...banks, ...ewallets] as const

/** What stands in a sentence about the place: nobody has a bank account at GCash. */
export function isEwallet(bankName: string): boolean {
  return (ewallets as readonly string[]).includes(bankName)
}

export interface BankDetails {
  bankName: string
  accountName: string
  accountNumber: string
}

/** Spaces and dashes are how people write a number, not part of it. */
export function plainAccountNumber(written: string): string {
  return written.replace(/[\s-]/g, '')
}

/** The last four digits; the others as dots, whose number does not tell the length. */
export function maskAccountNumber(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`
}

/** As a device keeps it for a time without a connection: nothing of it can be revealed or copied. */
export function isMasked(accountNumber: string): boolean {
  return accountNumber.startsWith('••••')
}

export const avatarMaxBytes = 2 * 1024 * 1024
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Stored square, in pixels: twice the largest circle on a screen, for screens with fine dots. */
export const avatarEdge = 256
/** A picture that was uploaded while signing up and is not claimed by then goes. */
export const claimMinutes = 60
/** Strangers can fill this many places and no more: some 40 MB. */
export const unclaimedMax = 2000

/** A revealed number is masked again after this long. */
export const revealSeconds = 30

/**
 * What a form sends. Only the shape is checked here: what is missing or malformed is refused by the
 * verb, with the title and message of the specification.
 */
export const bankDetailsInput = z.strictObject({
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
})

export const profileInput = z.strictObject({ fullName: line(120), phoneNumber: line(40) })
export type ProfileInput = z.infer<typeof profileInput>

export type BankDetailsRefusal =
  | 'bank-details-missing'
  | 'bank-not-supported'
  | 'account-number-malformed'
export type ProfileFieldRefusal = 'full-name-required' | 'phone-number-malformed'
export type AvatarRefusal =
  | 'avatar-too-large'
  | 'avatar-wrong-kind'
  | 'avatar-damaged'
  | 'too-many-avatars'
export type ProfileRefusal = BankDetailsRefusal | ProfileFieldRefusal | AvatarRefusal

/** Trimmed and with the plain number, or the name of the refusal and the field that it is about. */
export function judgeBankDetails(
  input: BankDetails,
): { details: BankDetails } | { refusal: BankDetailsRefusal; field: keyof BankDetails } {
  const details = {
    bankName: input.bankName.trim(),
    accountName: input.accountName.trim(),
    accountNumber: plainAccountNumber(input.accountNumber),
  }
  for (const field of ['bankName', 'accountName', 'accountNumber'] as const) {
    if (details[field] === '') return { refusal: 'bank-details-missing', field }
  }
  if (!(banksAndEwallets as readonly string[]).includes(details.bankName))
    return { refusal: 'bank-not-supported', field: 'bankName' }
  // Philippine bank accounts have 10 to 16 digits and wallets are known by an 11-digit mobile number; older ones are shorter.
  if (!/^\d{6,20}$/.test(details.accountNumber))
    return { refusal: 'account-number-malformed', field: 'accountNumber' }
  return { details }
}

/** Both as they are stored. */
export function isSameBankAccount(one: BankDetails, other: BankDetails): boolean {
  return (
    one.bankName === other.bankName &&
    one.accountName === other.accountName &&
    one.accountNumber === other.accountNumber
  )
}

export function judgeProfile(
  input: ProfileInput,
): { profile: ProfileInput } | { refusal: ProfileFieldRefusal; field: keyof ProfileInput } {
  const profile = { fullName: input.fullName.trim(), phoneNumber: input.phoneNumber.trim() }
  if (profile.fullName === '') return { refusal: 'full-name-required', field: 'fullName' }
  // Somebody whom staff signed up may have none.
  if (profile.phoneNumber !== '' && !isPhoneNumber(profile.phoneNumber))
    return { refusal: 'phone-number-malformed', field: 'phoneNumber' }
  return { profile }
}
