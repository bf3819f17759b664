/** A row of the access matrix, and what rows of several rooms are written with. */
import { v7 as uuidv7 } from 'uuid'
import type { Who } from '#foundation/contract/shared/procedure.ts'
import type { Things } from '../fixtures/people/access-fixture.ts'

export type InputWith = (things: Things) => object

export interface Row {
  who: Who
  /** The contract asks for a proof at every call. */
  proof?: true
  /** The verb asks for a proof where the input wants it: an input that does. */
  proofFor?: InputWith
  /**
   * Inputs that name something of the owner: for another user it is not there (404), the owner and
   * the staff may.
   */
  object?: InputWith[]
  /** The staff may no more than another user: to them it is not there either. */
  ownerOnly?: true
  /** An input that names a thing of the other user's own beside one of the owner: not there either. */
  joined?: InputWith
  /** Why an id in the input names nothing that somebody has. */
  noObject?: string
  /** A valid input, for what changes something and has no object. */
  input?: InputWith
}

export const madeByTheBrowser = 'made by the browser: the name of a row that is not there yet'
export const endOfAPage = 'where the page before ended: compared with, never looked up'

export const chat: InputWith = ({ chatId }) => ({ chatId })
export const moveId = () => uuidv7()

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
