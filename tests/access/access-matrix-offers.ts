/** The rows of offers, bank holidays and tax classes. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { madeByBrowser, pageCursor, type Row } from './access-row.ts'

const ofCompany = 'offers and tax classes belong to the company'

export const offerProcedures: Record<string, AllowedCaller | Row> = {
  'offers.list': { who: 'admin', noObject: pageCursor },
  'offers.one': {
    who: 'admin',
    noObject: ofCompany,
    input: ({ offerId }) => ({ offerId }),
  },
  'offers.plans': 'admin',
  'offers.enter': {
    who: 'admin',
    proof: true,
    noObject: `${madeByBrowser}; ${ofCompany}`,
    input: () => ({
      offerId: uuidv7(),
      planVersionId: uuidv7(),
      permission: 'registration',
      regulator: 'Regulator',
      permissionNumber: 'R-1',
      lookupUrl: 'https://regulator.example.com/r-1',
      expiresOn: '2999-12-31',
      documentId: uuidv7(),
      minimumCentavos: 100n,
      stepCentavos: 100n,
      perUserCapCentavos: 100n,
      totalCapCentavos: 100n,
      opensAt: new Date('2026-01-01T00:00:00Z'),
      closesAt: new Date('2999-01-01T00:00:00Z'),
      earlyExitBasisPoints: null,
      taxClassId: null,
      poolId: uuidv7(),
    }),
  },
  'offers.askAgain': {
    who: 'admin',
    proof: true,
    noObject: `${madeByBrowser}; ${ofCompany}`,
    input: () => ({ offerId: uuidv7(), approvalId: uuidv7() }),
  },
  'offers.close': {
    who: 'admin',
    noObject: ofCompany,
    input: () => ({ offerId: uuidv7(), reason: 'The regulator asked for it.' }),
  },
  'offers.holidays': { who: 'admin', input: () => ({ year: 2026 }) },
  'offers.addHoliday': {
    who: 'admin',
    proof: true,
    input: () => ({
      day: '2998-01-01',
      name: { en: 'New Year', fil: 'Bagong Taon' },
      source: 'RA 9492',
      expected: true,
    }),
  },
  'offers.removeHoliday': { who: 'admin', proof: true, input: () => ({ day: '2997-01-01' }) },
  'offers.taxClasses': 'admin',
  'offers.enterTaxClass': {
    who: 'admin',
    noObject: `${madeByBrowser}; ${ofCompany}`,
    input: () => ({
      taxClassId: uuidv7(),
      name: { en: 'Final tax', fil: 'Pinal na buwis' },
      rateBasisPoints: 2_000,
      appliesTo: 'Interest of deposits',
      validFrom: '2025-07-01',
      validTo: null,
    }),
  },
  'offers.confirmTaxClass': {
    who: 'admin',
    proof: true,
    noObject: ofCompany,
    input: () => ({ taxClassId: uuidv7() }),
  },
  'offers.endTaxClass': {
    who: 'admin',
    proof: true,
    noObject: ofCompany,
    input: () => ({ taxClassId: uuidv7(), validTo: '2027-12-31' }),
  },
  'offers.removeTaxClass': {
    who: 'admin',
    noObject: ofCompany,
    input: () => ({ taxClassId: uuidv7() }),
  },
}
