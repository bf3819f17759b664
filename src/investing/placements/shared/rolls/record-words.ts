/** Why a new term that its user had asked for did not begin, in both languages. */
import { inBothLanguages, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { listTermsFil } from '../words.fil.ts'
import { listTerms } from '../words.ts'

const english = {
  notRolled: (why: string) =>
    `Your principal wasn’t rolled over, because ${why}. We paid everything to your wallet ` +
    'instead. Questions? Contact our support.',
  why: {
    closed: 'the plan’s offer has closed since you agreed',
    expired: 'the offer’s permission has expired since you agreed',
    termsChanged: (changed: string) =>
      `these terms have changed since you agreed: ${listTerms(changed)}`,
    aboveUserCap: (cap: string, left: string) =>
      `one person can place ${cap} under its permission, and you had ${left} left`,
    aboveTotalCap: (left: string) => `the offer had only ${left} left`,
    full: 'the offer is full',
    notPlaceable: 'it no longer meets the offer’s conditions',
    moneyLocked: 'your money is locked',
    moneyPaused: 'your money is paused after a change to your account',
    suspended: 'your login is suspended',
    notVerified: 'your email isn’t verified yet',
    failure: 'something failed on our side',
  },
}

const filipino: typeof english = {
  notRolled: (why) =>
    `Hindi inilagay ulit ang puhunan mo, dahil ${why}. Ibinayad na lang ang lahat sa wallet ` +
    'mo. May tanong? Sumulat sa aming suporta.',
  why: {
    closed: 'nagsara na ang alok ng plano mula nang pumayag ka',
    expired: 'nag-expire na ang pahintulot ng alok mula nang pumayag ka',
    termsChanged: (changed) =>
      `ito ang nagbago mula nang pumayag ka sa mga kondisyon: ${listTermsFil(changed)}`,
    aboveUserCap: (cap, left) =>
      `${cap} ang maaaring ilagay ng isang tao sa ilalim ng pahintulot nito, at ${left} ang ` +
      'natitira para sa iyo',
    aboveTotalCap: (left) => `${left} na lang ang kasya sa alok`,
    full: 'puno na ang alok',
    notPlaceable: 'hindi na ito tugma sa mga kondisyon ng alok',
    moneyLocked: 'naka-lock ang pera mo',
    moneyPaused: 'nakahinto ang pera mo matapos may magbago sa account mo',
    suspended: 'suspendido ang login mo',
    notVerified: 'hindi pa na-verify ang email mo',
    failure: 'may nagkaproblema sa amin',
  },
}

const { notRolled, why } = inBothLanguages(english, filipino)

export const rollRecordTexts = {
  why,
  notRolled: (because: BilingualText): BilingualText => ({
    en: notRolled(because.en).en,
    fil: notRolled(because.fil).fil,
  }),
}
