/**
 * The key facts of a placement, from the terms that are frozen with it. The screen and the PDF show
 * the same lines.
 */
import { roiBasisPoints, yearlyBasisPoints } from '#content/plans/shared/rules-rates.ts'
import { showRate } from '#content/plans/shared/words.ts'
import { showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import { exitFee, projectedGain, withheldTax, worstReturn } from '../rules.ts'
import type { PlacementTerms } from '../terms.ts'
import type { PlacementDates } from '../views.ts'
import { showUntil } from './deadline.ts'
import { planText } from './plan-text.ts'
import type { factsWords } from './words-facts.ts'

/** The figures of one amount under these terms. */
export interface FactsFigures {
  amountCentavos: Centavos
  projectedGainCentavos: Centavos
  projectedTaxCentavos: Centavos
  projectedReturnCentavos: Centavos
  worstReturnCentavos: Centavos
  dates: PlacementDates
}

export interface FactsSection {
  name: keyof typeof factsWords.sections
  title: string
  lines: string[]
}

interface Facts {
  terms: PlacementTerms
  figures: FactsFigures
  company: string
  w: typeof factsWords
  language: Language
}

/** By the formulas of rules.ts, without dates. */
export function figuresOf(
  terms: PlacementTerms,
  amountCentavos: Centavos,
): Omit<FactsFigures, 'dates'> {
  const gain = projectedGain(amountCentavos, terms.plan)
  const tax = withheldTax(gain, terms.tax?.rateBasisPoints ?? null)
  return {
    amountCentavos,
    projectedGainCentavos: gain,
    projectedTaxCentavos: tax,
    projectedReturnCentavos: amountCentavos + gain - tax,
    worstReturnCentavos: worstReturn(amountCentavos, terms.plan),
  }
}

/** In the order of the sheet. */
export function factsSections(facts: Facts): FactsSection[] {
  const { terms, figures, company, w, language } = facts
  const { plan, offer } = terms
  const text = (of: typeof plan.name) => planText(of, language)
  const lines: Record<FactsSection['name'], (string | false)[]> = {
    what: [w.what(company), w.currency],
    return: [
      w.projects(
        showPesos(figures.projectedGainCentavos),
        showRate(roiBasisPoints(plan)),
        showRate(yearlyBasisPoints(plan)),
      ),
      w.owed,
      w.formula(showPesos(plan.projectedPayoutCentavos), showPesos(plan.depositCentavos)),
    ],
    worst: [w.worstBack(showPesos(figures.worstReturnCentavos)), text(plan.worstCase)],
    source: [
      text(plan.returnSource),
      terms.source !== '' && w.figuresFrom(sourceOf(terms, language)),
    ],
    risk: [text(plan.risk)],
    dates: [datesLine(facts)],
    fees: [text(plan.fees), feeForLeaving(facts)],
    tax: [taxLine(facts)],
    out: wayOut(facts),
    behind: [
      w.behind(
        company,
        w.permissions[offer.permission],
        offer.regulator,
        offer.permissionNumber,
        showWrittenDay(offer.expiresOn, language),
      ),
      offer.lookupUrl !== '' && w.lookUp(offer.lookupUrl),
    ],
  }
  return Object.entries(lines).map(([name, texts]) => ({
    name: name as FactsSection['name'],
    title: w.sections[name as FactsSection['name']],
    lines: texts.filter((line): line is string => line !== false && line !== ''),
  }))
}

function sourceOf({ source, sourceDate }: PlacementTerms, language: Language): string {
  return sourceDate === '' ? source : `${source}, ${showWrittenDay(sourceDate, language)}`
}

function datesLine({ terms: { plan }, figures: { dates }, w, language }: Facts): string {
  const day = (written: string) => showWrittenDay(written, language)
  return w.dates(w.days(plan.termDays), day(dates.startsOn), day(dates.dueOn))
}

function taxLine({ terms: { tax }, figures, w, language }: Facts): string {
  if (tax === null) return w.noTax
  const amount = showPesos(figures.projectedTaxCentavos)
  return w.tax(planText(tax.name, language), showRate(tax.rateBasisPoints), amount)
}

/** Written under the fees too: a plan that says 'None' there means its term only. */
function feeForLeaving({ terms: { offer }, w }: Facts): string | false {
  const share = offer.earlyExitBasisPoints
  return share !== null && share > 0 && w.exitFee(showRate(share))
}

function wayOut({ terms, figures: { amountCentavos, dates }, w, language }: Facts): string[] {
  const share = terms.offer.earlyExitBasisPoints
  const fee = share === null ? 0n : exitFee(amountCentavos, share)
  return [
    w.cooling(showUntil(dates.coolingUntil, language)),
    share === null
      ? w.noExit
      : w.exit(showRate(share), showPesos(fee), showPesos(amountCentavos - fee)),
    w.atEnd,
  ]
}
