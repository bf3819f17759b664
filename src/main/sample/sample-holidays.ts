/**
 * The days of 2026 and 2027 on which banks are closed. No proclamation for 2027 was known when this
 * was written (November 2026): its days are expected from the laws, and the two Islamic feasts from
 * the calendar. Days that are special but working, as 25 February 2026, are not among them.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { addHoliday } from '#investing/offers/server/bank-holidays.ts'

const both = (en: string, fil: string): BilingualText => ({ en, fil })

const names = {
  newYear: both("New Year's Day", 'Bagong Taon'),
  chineseNewYear: both('Chinese New Year', 'Bagong Taon ng mga Tsino'),
  eidFitr: both("Eid'l Fitr", "Eid'l Fitr"),
  thursday: both('Maundy Thursday', 'Huwebes Santo'),
  friday: both('Good Friday', 'Biyernes Santo'),
  saturday: both('Black Saturday', 'Sabado de Gloria'),
  valor: both('Day of Valor', 'Araw ng Kagitingan'),
  labor: both('Labor Day', 'Araw ng Paggawa'),
  eidAdha: both("Eid'l Adha", "Eid'l Adha"),
  independence: both('Independence Day', 'Araw ng Kalayaan'),
  aquino: both('Ninoy Aquino Day', 'Araw ni Ninoy Aquino'),
  heroes: both('National Heroes Day', 'Araw ng mga Bayani'),
  saints: both("All Saints' Day", 'Araw ng mga Santo'),
  souls: both("All Souls' Day", 'Araw ng mga Patay'),
  bonifacio: both('Bonifacio Day', 'Araw ni Bonifacio'),
  immaculate: both('Immaculate Conception of Mary', 'Kalinis-linisang Paglilihi kay Maria'),
  christmasEve: both('Christmas Eve', 'Bisperas ng Pasko'),
  christmas: both('Christmas Day', 'Pasko'),
  rizal: both('Rizal Day', 'Araw ni Rizal'),
  lastDay: both('Last Day of the Year', 'Huling Araw ng Taon'),
}
type Name = keyof typeof names

const ofYear = 'Proclamation No. 1006 of September 3, 2025'
const proclaimed: [day: string, name: Name, source: string][] = [
  ['2026-01-01', 'newYear', ofYear],
  ['2026-02-17', 'chineseNewYear', ofYear],
  ['2026-03-20', 'eidFitr', 'RA 9177; declared by the President on March 12, 2026'],
  ['2026-04-02', 'thursday', ofYear],
  ['2026-04-03', 'friday', ofYear],
  ['2026-04-04', 'saturday', ofYear],
  ['2026-04-09', 'valor', ofYear],
  ['2026-05-01', 'labor', ofYear],
  ['2026-05-27', 'eidAdha', 'Proclamation No. 1264 of May 21, 2026'],
  ['2026-06-12', 'independence', ofYear],
  ['2026-08-21', 'aquino', ofYear],
  ['2026-08-31', 'heroes', ofYear],
  ['2026-11-01', 'saints', ofYear],
  ['2026-11-02', 'souls', ofYear],
  ['2026-11-30', 'bonifacio', ofYear],
  ['2026-12-08', 'immaculate', ofYear],
  ['2026-12-24', 'christmasEve', ofYear],
  ['2026-12-25', 'christmas', ofYear],
  ['2026-12-30', 'rizal', ofYear],
  ['2026-12-31', 'lastDay', ofYear],
]

const byLaw = 'RA 9492; not proclaimed yet'
const byCustom = 'As proclaimed for 2026; not proclaimed for 2027 yet'
const expected: [day: string, name: Name, source: string][] = [
  ['2027-01-01', 'newYear', byLaw],
  ['2027-02-06', 'chineseNewYear', byCustom],
  ['2027-03-10', 'eidFitr', 'RA 9177; the day follows the Islamic calendar, not proclaimed yet'],
  ['2027-03-25', 'thursday', byLaw],
  ['2027-03-26', 'friday', byLaw],
  ['2027-03-27', 'saturday', byCustom],
  ['2027-04-09', 'valor', byLaw],
  ['2027-05-01', 'labor', byLaw],
  ['2027-05-16', 'eidAdha', 'RA 9849; the day follows the Islamic calendar, not proclaimed yet'],
  ['2027-06-12', 'independence', byLaw],
  ['2027-08-21', 'aquino', byLaw],
  ['2027-08-30', 'heroes', byLaw],
  ['2027-11-01', 'saints', byLaw],
  ['2027-11-02', 'souls', byCustom],
  ['2027-11-30', 'bonifacio', byLaw],
  ['2027-12-08', 'immaculate', 'RA 10966; not proclaimed yet'],
  ['2027-12-24', 'christmasEve', byCustom],
  ['2027-12-25', 'christmas', byLaw],
  ['2027-12-30', 'rizal', byLaw],
  ['2027-12-31', 'lastDay', byLaw],
]

/** The first one on or after a day. Undefined after those that are known. */
export function findNextHoliday(today: string): { day: string; name: BilingualText } | undefined {
  const found = [...proclaimed, ...expected].find(([day]) => day >= today)
  return found && { day: found[0], name: names[found[1]] }
}

export async function addSampleHolidays(admin: ActionContext): Promise<void> {
  for (const [day, name, source] of proclaimed)
    await addHoliday(admin, { day, name: names[name], source, expected: false })
  for (const [day, name, source] of expected)
    await addHoliday(admin, { day, name: names[name], source, expected: true })
}
