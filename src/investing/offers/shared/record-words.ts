/** Stored texts about offers, holidays and tax classes, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  entered: (plan: string) => `Entered an offer for ${plan} and requested approval.`,
  opened: (plan: string) => `Approved an offer for ${plan} as the second person.`,
  closed: (plan: string, reason: string) => `Closed an offer for ${plan}: ${reason}`,
  replaced: (plan: string) => `Closed an offer for ${plan}: another one took its place.`,
  holidayAdded: (day: string, name: string) => `Added ${name}, ${day}, to the bank holidays.`,
  holidayRemoved: (day: string, name: string) => `Removed ${name}, ${day}, from the bank holidays.`,
  taxEntered: (name: string, rate: string) => `Entered the tax class ${name}, ${rate}.`,
  taxConfirmed: (name: string, rate: string) =>
    `Confirmed, as the second person, the tax class ${name}, ${rate}.`,
  taxEnded: (name: string, day: string) => `Set ${day} as the last day of the tax class ${name}.`,
  taxRemoved: (name: string) => `Removed the tax class ${name}, which nobody had confirmed.`,
}

const filipino: typeof english = {
  entered: (plan) => `Naglagay ng alok ng ${plan} at humiling ng pag-apruba.`,
  opened: (plan) => `Inaprubahan, bilang ikalawang tao, ang alok ng ${plan}.`,
  closed: (plan, reason) => `Isinara ang alok ng ${plan}: ${reason}`,
  replaced: (plan) => `Isinara ang alok ng ${plan}: may iba nang pumalit dito.`,
  holidayAdded: (day, name) => `Idinagdag ang ${name}, ${day}, sa mga araw na sarado ang bangko.`,
  holidayRemoved: (day, name) => `Inalis ang ${name}, ${day}, sa mga araw na sarado ang bangko.`,
  taxEntered: (name, rate) => `Inilagay ang klase ng buwis na ${name}, ${rate}.`,
  taxConfirmed: (name, rate) =>
    `Kinumpirma, bilang ikalawang tao, ang klase ng buwis na ${name}, ${rate}.`,
  taxEnded: (name, day) => `Tinapos ang klase ng buwis na ${name} sa ${day}.`,
  taxRemoved: (name) => `Inalis ang klase ng buwis na ${name}, na hindi pa nakukumpirma.`,
}

export const offerRecordTexts = inBothLanguages(english, filipino)

/** Staff read it with the closed offer. */
export const replacedReason = 'Another offer of this plan took its place.'
