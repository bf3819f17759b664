/**
 * A user's own data: name, phone number, picture, and the bank account or e-wallet for withdrawals.
 * The profile never changes how somebody signs in and never moves money.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { isPhoneNumber } from '#people/identity/shared/rules-forms.ts'
import { plainAccountNumber } from './account-number.ts'

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

/** The fourteen channels of payouts (specification). */
export const banksAndEwallets = [...banks, ...ewallets] as const

/** For texts: GCash is an e-wallet, not a bank account. */
export function isEwallet(bankName: string): boolean {
  return (ewallets as readonly string[]).includes(bankName)
}

/** 'BPI' of 'Bank of the Philippine Islands (BPI)'; 'UnionBank' without 'of the Philippines'. */
export function shortBankName(bankName: string): string {
  return /\((\w+)\)/.exec(bankName)?.[1] ?? bankName.replace(/ of the .*/, '')
}

export interface BankDetails {
  bankName: string
  accountName: string
  accountNumber: string
}

export const avatarMaxBytes = 2 * 1024 * 1024
export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Edge of the stored square in pixels: twice the largest avatar, for high-density screens. */
export const avatarEdge = 256
/** The job deletes a picture of a sign-up that is not claimed within this time. */
export const claimMinutes = 60
/** The page of a sign-up asks for a permit right before it uploads the picture. */
export const permitMinutes = 10
/** The header of an upload that holds the permit. */
export const permitHeader = 'x-picture-permit'
/** Limits what visitors can store, to some 40 MB. */
export const unclaimedMax = 2000

/** A revealed number is masked again after this time. */
export const revealSeconds = 30

/**
 * Checks only the shape. The action refuses missing and malformed values, with the title and
 * message of the specification.
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
  | 'avatar-too-many-pixels'
  | 'avatar-moves'
  | 'pictures-busy'
  | 'picture-permit-missing'
  | 'too-many-avatars'
export type ProfileRefusal = BankDetailsRefusal | ProfileFieldRefusal | AvatarRefusal

/** Returns the details trimmed and with a plain number, or the refusal with its field. */
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
  // Philippine bank accounts have 10 to 16 digits, older ones fewer; e-wallets have an 11-digit
  // mobile number.
  if (!/^\d{6,20}$/.test(details.accountNumber))
    return { refusal: 'account-number-malformed', field: 'accountNumber' }
  return { details }
}

/** Compares details in their stored form. */
export function isSameBankAccount(one: BankDetails, other: BankDetails): boolean {
  return (
    one.bankName === other.bankName &&
    one.accountName === other.accountName &&
    one.accountNumber === other.accountNumber
  )
}

/** Whether money sent to one arrives at the other; banks go by the number, not by the name. */
export function isSamePayee(
  one: Pick<BankDetails, 'bankName' | 'accountNumber'>,
  other: Pick<BankDetails, 'bankName' | 'accountNumber'>,
): boolean {
  return one.bankName === other.bankName && one.accountNumber === other.accountNumber
}

export function judgeProfile(
  input: ProfileInput,
): { profile: ProfileInput } | { refusal: ProfileFieldRefusal; field: keyof ProfileInput } {
  const profile = { fullName: input.fullName.trim(), phoneNumber: input.phoneNumber.trim() }
  if (profile.fullName === '') return { refusal: 'full-name-required', field: 'fullName' }
  // Users whom an admin created may have none.
  if (profile.phoneNumber !== '' && !isPhoneNumber(profile.phoneNumber))
    return { refusal: 'phone-number-malformed', field: 'phoneNumber' }
  return { profile }
}
