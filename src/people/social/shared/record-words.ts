/** The texts of activity records about providers, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  signedUp: (provider: string) => `Signed up with ${provider}.`,
  connected: (provider: string) => `${provider} connected as a way of signing in.`,
  disconnected: (provider: string) => `${provider} disconnected; it no longer opens this login.`,
}

const filipino: typeof english = {
  signedUp: (provider) => `Nag-sign up gamit ang ${provider}.`,
  connected: (provider) => `Ikinonekta ang ${provider} bilang paraan ng pag-sign in.`,
  disconnected: (provider) =>
    `Idiniskonekta ang ${provider}; hindi na nito mabubuksan ang login na ito.`,
}

export const socialRecordTexts = inBothLanguages(english, filipino)
