/** Classes of tax: one person enters one, a second one confirms it; then it only gets an end. */
import { showRate } from '#content/plans/shared/words.ts'
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import type { AdminTaxClass } from '../shared/contract.ts'
import { offerRecordTexts } from '../shared/record-words.ts'
import type { NewTaxClass } from '../shared/rules-calendar.ts'
import { calendarRefusals } from '../shared/words-form.ts'
import {
  confirmStoredTaxClass,
  deleteTaxClass,
  endStoredTaxClass,
  insertTaxClass,
  lockTaxClass,
} from './calendar-store.ts'
import { selectTaxClasses, type AdminTaxClassRow } from './reads.ts'

interface TaxClassesView {
  taxClasses: AdminTaxClass[]
}

export async function listTaxClasses(ctx: ActionContext): Promise<TaxClassesView> {
  const person = staffPersonOf(ctx)
  const rows = await selectTaxClasses(ctx.tx)
  return {
    taxClasses: rows.map(({ enteredBy, confirmedBy: _confirmedBy, ...row }) => ({
      ...row,
      mine: enteredBy === person,
    })),
  }
}

/**
 * Repeating it changes nothing. Refuses tax-class-ends-before, and tax-class-id-reused (409) when
 * the id has other facts.
 */
export async function enterTaxClass(
  ctx: ActionContext,
  input: NewTaxClass,
): Promise<TaxClassesView> {
  const { taxClassId, name, rateBasisPoints, appliesTo, validFrom, validTo } = input
  if (validTo !== null && validTo < validFrom)
    refuse(calendarRefusals, 'tax-class-ends-before', { field: 'validTo' })
  if (!(await insertTaxClass(ctx.tx, input, staffPersonOf(ctx)))) {
    const known = await readTaxClass(ctx, taxClassId)
    const isSame =
      known.name.en === name.en &&
      known.name.fil === name.fil &&
      known.rateBasisPoints === rateBasisPoints &&
      known.appliesTo === appliesTo &&
      known.validFrom === validFrom &&
      known.validTo === validTo &&
      known.enteredBy === staffPersonOf(ctx)
    if (!isSame) refuse(calendarRefusals, 'tax-class-id-reused', { status: 409 })
    return await listTaxClasses(ctx)
  }
  return await recordTaxClass(ctx, taxClassId, 'ADMIN_TAX_CLASS_ENTERED', {
    description: aboutNamed(name, (named) =>
      offerRecordTexts.taxEntered(named, showRate(rateBasisPoints)),
    ),
    changes: {
      rateBasisPoints: { before: null, after: rateBasisPoints },
      appliesTo: { before: null, after: appliesTo },
      validFrom: { before: null, after: validFrom },
      validTo: { before: null, after: validTo },
    },
  })
}

/**
 * Repeating it changes nothing. Refuses tax-class-not-found (404), tax-class-own and
 * tax-class-checker-new (403), tax-class-author-gone and what requireSecondPerson refuses (409).
 */
export async function confirmTaxClass(
  ctx: ActionContext,
  { taxClassId }: { taxClassId: string },
): Promise<TaxClassesView> {
  const person = staffPersonOf(ctx)
  const { enteredBy } = await readTaxClass(ctx, taxClassId)
  await sharePair(ctx.tx, enteredBy, person)
  await lockTaxClass(ctx.tx, taxClassId)
  const { name, rateBasisPoints, confirmedBy, enteredAt } = await readTaxClass(ctx, taxClassId)
  if (confirmedBy !== null) return await listTaxClasses(ctx)
  const origin = await requireSecondPerson(ctx, { first: enteredBy, madeAt: enteredAt }, refuseOwn)
  await confirmStoredTaxClass(ctx.tx, taxClassId, person)
  return await recordTaxClass(ctx, taxClassId, 'ADMIN_TAX_CLASS_CONFIRMED', {
    description: aboutNamed(name, (named) =>
      offerRecordTexts.taxConfirmed(named, showRate(rateBasisPoints)),
    ),
    changes: { confirmed: { before: false, after: true }, ...originChanges(origin) },
  })
}

/**
 * The class no longer holds after this day; placements keep the rate they were made with. Refuses
 * tax-class-not-found (404), tax-class-has-end (409) and tax-class-ends-before.
 */
export async function endTaxClass(
  ctx: ActionContext,
  { taxClassId, validTo }: { taxClassId: string; validTo: string },
): Promise<TaxClassesView> {
  await lockTaxClass(ctx.tx, taxClassId)
  const before = await readTaxClass(ctx, taxClassId)
  if (before.validTo === validTo) return await listTaxClasses(ctx)
  if (before.validTo !== null) refuse(calendarRefusals, 'tax-class-has-end', { status: 409 })
  if (validTo < before.validFrom)
    refuse(calendarRefusals, 'tax-class-ends-before', { field: 'validTo' })
  await endStoredTaxClass(ctx.tx, taxClassId, validTo)
  return await recordTaxClass(ctx, taxClassId, 'ADMIN_TAX_CLASS_ENDED', {
    description: aboutNamed(before.name, (named) => offerRecordTexts.taxEnded(named, validTo)),
    changes: { validTo: { before: null, after: validTo } },
  })
}

/** Refuses tax-class-stands (409) once it is confirmed. Removing it again changes nothing. */
export async function removeTaxClass(
  ctx: ActionContext,
  { taxClassId }: { taxClassId: string },
): Promise<TaxClassesView> {
  await lockTaxClass(ctx.tx, taxClassId)
  const before = await findTaxClass(ctx, taxClassId)
  if (!before) return await listTaxClasses(ctx)
  if (before.confirmedBy !== null) refuse(calendarRefusals, 'tax-class-stands', { status: 409 })
  await deleteTaxClass(ctx.tx, taxClassId)
  return await recordTaxClass(ctx, taxClassId, 'ADMIN_TAX_CLASS_REMOVED', {
    description: aboutNamed(before.name, offerRecordTexts.taxRemoved),
    changes: { rateBasisPoints: { before: before.rateBasisPoints, after: null } },
  })
}

async function findTaxClass(
  ctx: ActionContext,
  taxClassId: string,
): Promise<AdminTaxClassRow | undefined> {
  return (await selectTaxClasses(ctx.tx)).find((one) => one.taxClassId === taxClassId)
}

async function readTaxClass(ctx: ActionContext, taxClassId: string): Promise<AdminTaxClassRow> {
  return (
    (await findTaxClass(ctx, taxClassId)) ??
    refuse(calendarRefusals, 'tax-class-not-found', { status: 404 })
  )
}

async function recordTaxClass(
  ctx: ActionContext,
  taxClassId: string,
  actionType: string,
  more: Pick<Parameters<typeof recordActivity>[1], 'description' | 'changes'>,
): Promise<TaxClassesView> {
  await recordActivity(ctx, {
    userId: null,
    actionType,
    ...more,
    subject: { kind: 'tax_class', id: taxClassId },
  })
  publish(ctx.tx, { topic: 'offers', id: taxClassId, to: 'admins' })
  return await listTaxClasses(ctx)
}

/** The words of this module for obstacles of the two persons. */
function refuseOwn(obstacle: ModuleObstacle): never {
  const names = {
    'first-unknown': 'tax-class-author-gone',
    'same-person': 'tax-class-own',
    'second-not-staff': 'tax-class-checker-new',
    'second-too-new': 'tax-class-checker-new',
    'first-not-staff': 'tax-class-author-gone',
  } as const
  const name = names[obstacle]
  refuse(calendarRefusals, name, { status: name === 'tax-class-author-gone' ? 409 : 403 })
}
