import { expect, test } from 'vitest'
import { landing } from '#tests/fixtures/landing-page.tsx'
import { fullSite } from '#tests/fixtures/public-sites.ts'
import type { PageLanguage, PublicOffer, PublicSite } from '../../../shared/rules-page.ts'

test('a plan that is open leads to itself through the sign-up', () => {
  const page = landing(fullSite, 'en')
  expect(page).toMatch(
    /href="\/register\?returnTo=%2Fdashboard%2Finvestments%2Fplans%3Fplan%3Dplan"[^>]*>Invest Now</,
  )
  expect(page).toContain('Securities and Exchange Commission, SEC-2026-0001')
  expect(page).toContain('href="https://example.ph/register"')
  expect(page).not.toContain('None is entered on this site.')
  expect(page).toMatch(/Fee for leaving early<\/dt><dd[^>]*>2%<.*Other fees<\/dt>/)
})

test('plans that take money come before those that do not', () => {
  const [open] = fullSite.plans
  if (!open) throw new Error('The full site has no plan')
  const closed = {
    ...open,
    entryId: 'closed',
    body: { ...open.body, name: { en: 'Shut', fil: '' } },
  }
  const full = { ...closed, entryId: 'full', body: { ...open.body, name: { en: 'Sold', fil: '' } } }
  const offers = fullSite.offers.flatMap((offer) => [
    { ...offer, planEntryId: 'full', isFull: true },
    offer,
  ])
  const page = landing({ ...fullSite, offers, plans: [full, closed, open] }, 'en')
  const [first, sold, shut] = [open.body.name.en, 'Sold', 'Shut'].map((name) => page.indexOf(name))
  expect(first).toBeLessThan(sold ?? -1)
  expect(sold).toBeLessThan(shut ?? -1)
})

test('a plan names no fee for leaving early where that is free or not possible', () => {
  for (const earlyExitBasisPoints of [0, null]) {
    const offers = fullSite.offers.map((offer) => ({ ...offer, earlyExitBasisPoints }))
    expect(landing({ ...fullSite, offers }, 'en')).not.toContain('Fee for leaving early')
  }
})

test('a plan that takes no money says why, and its button leads nowhere', () => {
  const shown = (change: Partial<PublicOffer> | null, language: PageLanguage = 'en') => {
    const offers = change === null ? [] : fullSite.offers.map((offer) => ({ ...offer, ...change }))
    return landing({ ...fullSite, offers, registrations: [] }, language)
  }
  for (const [change, why] of [
    [null, 'Not open: there is no offer'],
    [
      { standing: 'upcoming', opensAt: new Date('2026-12-02T16:30:00Z') },
      'Opens on December 3, 2026',
    ],
    [
      { standing: 'closed', closedAt: new Date('2026-11-23T16:30:00Z') },
      'Closed on November 24, 2026',
    ],
    // December 31 ends at midnight in Manila.
    [
      { standing: 'closed', closesAt: new Date('2026-12-31T16:00:00Z') },
      'Closed on December 31, 2026',
    ],
    [{ standing: 'plan-replaced' }, 'Closed: its new version is not offered yet'],
    [{ standing: 'tax-class-over' }, 'Closed: its tax class has ended'],
    [
      { standing: 'expired', expiresOn: '2026-11-20' },
      'Closed: permission ended on November 20, 2026',
    ],
  ] as const) {
    const page = shown(change)
    expect(page, why).toMatch(new RegExp(`role="link" aria-disabled="true"[^>]*><span>${why}<`))
    expect(page).not.toContain('Invest Now')
    expect(page).not.toContain('plans%3Fplan')
    expect(page).toContain('None is entered on this site.')
  }
  expect(shown({ standing: 'tax-class-over' }, 'fil')).toContain('natapos na ang tax class nito')
})

test('a plan whose total cap is reached says so, beside the permission of its open offer', () => {
  const offers = fullSite.offers.map((offer) => ({ ...offer, isFull: true }))
  const page = landing({ ...fullSite, offers }, 'en')
  expect(page).toMatch(/aria-disabled="true"[^>]*><span>Closed: all that its permission allows is/)
  expect(page).not.toContain('Invest Now')
  expect(page).not.toContain('plans%3Fplan')
})

test('a plan shows what became of it, or that nothing has ended', () => {
  const page = landing(fullSite, 'en')
  for (const text of [
    'Version 1, terms from January 5, 2026 to December 5, 2026',
    'Return projected</dt>.*₱900.00<',
    'Return paid</dt>.*₱600.00</span>.*3 investments',
    'Paid late</dt>.*2 investments</span>.*up to 12 days late<',
    'Late now</dt>.*₱5,100.00</span>.*1 investment<',
    'Principal lost</dt>.*₱1,250.00</span>.*1 investment<',
    'Loss on November 20, 2026: A typhoon.',
    'Ended without a return</dt>.*2 investments<',
    'Without a return on November 22, 2026: No buyer.',
  ])
    expect(page).toMatch(new RegExp(text))
  const inFilipino = landing(fullSite, 'fil')
  for (const text of ['Isang bagyo.', 'Naantala, pero nabayaran', 'hanggang 12 araw ang antala'])
    expect(inFilipino).toContain(text)
  const nothing = 'No investment in this plan has ended yet.'
  expect(page).not.toContain(nothing)
  const running = { paidCount: 0, lateCount: 0, impairedCount: 0, noReturnCount: 0 }
  const changed = (change: object) =>
    landing(
      { ...fullSite, outcomes: fullSite.outcomes.map((one) => ({ ...one, ...change })) },
      'en',
    )
  for (const change of [running, { planId: 'another' }]) expect(changed(change)).toContain(nothing)
  expect(changed({ ...running, lateCount: 1 })).not.toContain(nothing)
  expect(changed({ paidLateCount: 0 })).not.toContain('Paid late')
  expect(changed({ longestDelayDays: 0 })).not.toContain('days late')
})

test('what went wrong with a plan is never folded away, its reasons are', () => {
  const unfolded = (site: PublicSite) => {
    const page = landing(site, 'en')
    const card = page.slice(page.indexOf('data-slide'))
    return card.slice(0, card.indexOf('<details'))
  }
  const visible = unfolded(fullSite)
  for (const text of [
    'Return so far</dt>.*₱600.00</span><span class="figures"> of ₱900.00<',
    'Paid late</dt>.*2 investments<',
    'Late now</dt>.*₱5,100.00<',
    'Principal lost</dt>.*₱1,250.00<',
    'Ended without a return</dt>.*2 investments<',
  ])
    expect(visible).toMatch(new RegExp(text))
  expect(visible).not.toMatch(/Version 1|A typhoon/)
  // All versions of the plan count together.
  const [first] = fullSite.outcomes
  if (!first) throw new Error('The full site has no outcome')
  const second = { ...first, planVersionId: 'second', lostCentavos: 50_00n }
  expect(unfolded({ ...fullSite, outcomes: [first, second] })).toContain('₱1,300.00')
  const fine = { ...first, paidLateCount: 0, lateCentavos: 0n, lostCentavos: 0n, noReturnCount: 0 }
  expect(unfolded({ ...fullSite, outcomes: [fine] })).not.toMatch(/late|lost|without a return/i)
  expect(unfolded({ ...fullSite, outcomes: [] })).not.toContain('Return so far')
})

test('what became of a plan stays public when the plan is taken away', () => {
  const name = fullSite.outcomes[0]?.planName.en ?? 'missing'
  const title = 'Past plans'
  expect(landing(fullSite, 'en')).not.toContain(title)
  const page = landing({ ...fullSite, plans: [], offers: [] }, 'en')
  const past = page.slice(page.indexOf(title))
  expect(past).toContain(name)
  expect(past).toMatch(/Principal lost<\/dt>.*₱1,250.00<\/span>/)
  expect(past).toContain('Loss on November 20, 2026: A typhoon.')
  expect(page.split('Principal lost')).toHaveLength(2)
  const running = { paidCount: 0, lateCount: 0, impairedCount: 0, noReturnCount: 0 }
  const outcomes = fullSite.outcomes.map((one) => ({ ...one, ...running }))
  expect(landing({ ...fullSite, plans: [], outcomes }, 'en')).not.toContain(title)
})

test('an exemption is named as such', () => {
  const offers = fullSite.offers.map((offer) => ({ ...offer, permission: 'exemption' as const }))
  expect(landing({ ...fullSite, offers }, 'en')).toContain('Exempt from registration: Securities')
})

test('a plan shows its term, worst case and risk as large as its return', () => {
  const page = landing(fullSite, 'en')
  const styleOf = (label: string) =>
    new RegExp(`<div class="([^"]*)"><dt class="([^"]*)">${label}</dt><dd class="([^"]*)">`)
      .exec(page)
      ?.slice(1)
      .map((classes) => classes.replace(/ bg-\S+-tint/, ''))
  expect(styleOf('Annual return')).toBeDefined()
  for (const label of ['Term', String.raw`Total return \(ROI\)`])
    expect(styleOf(label), label).toEqual(styleOf('Annual return'))
  expect(styleOf('Annual return')?.join(' ')).not.toMatch(/text-(lg|xl|2xl|3xl)/)
  // Two boxes of the same size.
  expect(styleOf('Projected payout, before tax')).toBeDefined()
  expect(styleOf('Worst case')).toEqual(styleOf('Projected payout, before tax'))
  const card = page.slice(page.indexOf('data-slide'))
  const visible = card.slice(0, card.indexOf('<details'))
  expect(/>Risk<\/dt><dd class="([^"]*)">A bad harvest/.exec(visible)?.[1]).not.toMatch(
    /text-(xs|sm)/,
  )
  expect(visible).toContain('>Other fees</dt>')
  expect(page).toContain('6.09%')
})
