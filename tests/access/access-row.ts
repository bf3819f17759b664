/** A row of the access matrix, and inputs that rows of several modules share. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import type { Things } from '../fixtures/people/access-fixture.ts'

export type InputWith = (things: Things) => object

export interface Row {
  who: AllowedCaller
  /** The contract requires a fresh proof for every call. */
  proof?: true
  /** An input for which the action itself requires a fresh proof. */
  proofFor?: InputWith
  /** Inputs that name something of the owner. Another user gets 404. */
  object?: InputWith[]
  /** The staff get 404 too. */
  ownerOnly?: true
  /** An input that names something of the other user beside something of the owner; also 404. */
  joined?: InputWith
  /** Why an id in the input names nothing that belongs to a user. */
  noObject?: string
  /** A valid input, for a procedure that changes something and has no `object`. */
  input?: InputWith
}

export const madeByBrowser = 'made by the browser: the id of a row that does not exist yet'
export const pageCursor = 'the end of the page before: only compared with, never looked up'

export const chat: InputWith = ({ chatId }) => ({ chatId })
/** By its id and by the number on the receipt. */
export const receipt: InputWith[] = [
  ({ withdrawalId }) => ({ id: withdrawalId }),
  ({ receiptUid }) => ({ id: receiptUid }),
]
export const moveId = () => uuidv7()

export const bankAccount = {
  bankName: 'GCash',
  accountName: 'Maria Santos',
  accountNumber: '09170000001',
}

export const newcomer = {
  fullName: 'Nena Cruz',
  phoneNumber: '0917 000 1111',
  email: 'nena@example.test',
  password: 'maligayang umaga 7',
  confirmPassword: 'maligayang umaga 7',
  bankName: 'GCash',
  accountName: 'Nena Cruz',
  accountNumber: '09170001111',
  termsAgreed: true,
}
