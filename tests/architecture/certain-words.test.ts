/** No sentence about placed money promises what may turn out otherwise. */
import { expect, test } from 'vitest'
import { offerConsoleWordsFil } from '#investing/offers/shared/words-console.fil.ts'
import { offerConsoleWords } from '#investing/offers/shared/words-console.ts'
import { offerFormRefusalsFil } from '#investing/offers/shared/words-form.fil.ts'
import { offerFormRefusals } from '#investing/offers/shared/words-form.ts'
import { offerRefusalsFil } from '#investing/offers/shared/words.fil.ts'
import { offerRefusals } from '#investing/offers/shared/words.ts'
import { rollWindowDays } from '#investing/placements/shared/rules.ts'
import { planListWordsFil } from '#investing/placements/shared/user/plans/words-plan-list.fil.ts'
import { planListWords } from '#investing/placements/shared/user/plans/words-plan-list.ts'
import { placementWordsFil } from '#investing/placements/shared/user/words-placement.fil.ts'
import { placementWords } from '#investing/placements/shared/user/words-placement.ts'
import { portfolioWordsFil } from '#investing/placements/shared/user/words-portfolio.fil.ts'
import { portfolioWords } from '#investing/placements/shared/user/words-portfolio.ts'
import { subscribeWordsFil } from '#investing/placements/shared/user/words-subscribe.fil.ts'
import { subscribeWords } from '#investing/placements/shared/user/words-subscribe.ts'
import { maturityRefusalsFil } from '#investing/placements/shared/words-maturity.fil.ts'
import { maturityRefusals } from '#investing/placements/shared/words-maturity.ts'
import { staffWordsFil } from '#investing/placements/shared/words-staff.fil.ts'
import { staffWords } from '#investing/placements/shared/words-staff.ts'

test('who has placed money is promised the reminders that come, and no other', () => {
  expect(rollWindowDays).toBe(7)
  expect(subscribeWords.doneNext).toContain('a week and a day before the term ends')
  expect(subscribeWordsFil.doneNext).toContain('isang linggo at isang araw bago matapos')
})

test('a rollover that was chosen waits for income, as a payout does', () => {
  expect(placementWords.rollChosenMore('May 27')).toMatch(/^From May 27, as soon as .* income/)
  expect(placementWordsFil.rollChosenMore('Mayo 27')).toMatch(/^Mula Mayo 27, .*naideklarang kita/)
})

test('a list does not know why a payout is late: perhaps it failed on our side', () => {
  expect(portfolioWords.says.late('May 27')).not.toContain('income')
  expect(portfolioWordsFil.says.late('Mayo 27')).not.toContain('kita')
})

test('staff who have just agreed to income read that the payout comes', () => {
  expect(staffWords.lateFailed('Loans', 'x')).toMatch(/within a minute. If it stays late, .* x\./)
  expect(staffWordsFil.lateFailed('Loans', 'x')).toMatch(/isang minuto. Kung naantala pa .* x /)
})

test('who leaves too late is not promised a payout: it may be late', () => {
  expect(maturityRefusals['exit-matured'].message).not.toMatch(/paid|today/)
  expect(maturityRefusalsFil['exit-matured'].message).not.toMatch(/babayaran|Ngayon/)
})

test('a permission that has expired may be an exemption: nobody calls it a registration', () => {
  const titleAndText = ({ title, message }: (typeof offerRefusals)['offer-expired']) =>
    `${title} ${typeof message === 'string' ? message : message({ on: 'May 27' })}`
  const english = [
    titleAndText(offerRefusals['offer-expired']),
    offerFormRefusals['permission-over'].title,
    offerConsoleWords.standings.expired,
    planListWords.closed.expired,
  ]
  const filipino = [
    titleAndText(offerRefusalsFil['offer-expired']),
    offerFormRefusalsFil['permission-over'].title,
    offerConsoleWordsFil.standings.expired,
    planListWordsFil.closed.expired,
  ]
  for (const text of english) expect(text).toMatch(/^(?!.*registration).*permission/i)
  for (const text of filipino) expect(text).toMatch(/^(?!.*rehistro).*pahintulot/i)
})

test('an investment that its user did not ask for', () => {
  expect(portfolioWordsFil.recorded.intro).toContain('Kung may hindi mo hiniling')
})
