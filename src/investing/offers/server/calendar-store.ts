/** SQL of tax classes and of the days on which banks are closed. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import type { NewHoliday, NewTaxClass } from '../shared/rules-calendar.ts'

export interface TaxClass {
  taxClassId: string
  name: BilingualText
  rateBasisPoints: number
  appliesTo: string
  /** Days in Manila; null: no end is known. */
  validFrom: string
  validTo: string | null
  sample: boolean
}

/** Only a class that two people confirmed, and only on a day on which it holds. */
export function selectTaxClassAt(
  tx: Transaction,
  taxClassId: string,
  day: string,
): Promise<TaxClass | undefined> {
  return tx.maybeRow<TaxClass>(
    `select id as "taxClassId", name, rate_basis_points as "rateBasisPoints",
       applies_to as "appliesTo", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
       to_char(valid_to, 'YYYY-MM-DD') as "validTo", sample
     from tax_classes
     where id = $1 and confirmed_by is not null
       and $2::date between valid_from and coalesce(valid_to, 'infinity')`,
    [taxClassId, day],
  )
}

/** Returns false when the id is taken. */
export async function insertTaxClass(
  tx: Transaction,
  made: NewTaxClass,
  person: string,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into tax_classes (id, name, rate_basis_points, applies_to, valid_from, valid_to, sample,
       entered_by)
     values ($1, $2, $3, $4, $5, $6, ${installationIsSample}, $7)
     on conflict (id) do nothing returning id`,
    [
      made.taxClassId,
      made.name,
      made.rateBasisPoints,
      made.appliesTo,
      made.validFrom,
      made.validTo,
      person,
    ],
  )
  return inserted.length === 1
}

/** Waits for others who confirm, end or remove it. */
export async function lockTaxClass(tx: Transaction, taxClassId: string): Promise<void> {
  await tx.rows('select from tax_classes where id = $1 for update', [taxClassId])
}

/** A trigger of the database compares the two people. */
export async function confirmStoredTaxClass(
  tx: Transaction,
  taxClassId: string,
  person: string,
): Promise<void> {
  await tx.row(
    `update tax_classes set confirmed_by = $2, confirmed_at = clock_timestamp()
     where id = $1 returning id`,
    [taxClassId, person],
  )
}

export async function endStoredTaxClass(
  tx: Transaction,
  taxClassId: string,
  validTo: string,
): Promise<void> {
  await tx.row('update tax_classes set valid_to = $2 where id = $1 returning id', [
    taxClassId,
    validTo,
  ])
}

export async function deleteTaxClass(tx: Transaction, taxClassId: string): Promise<void> {
  await tx.rows('delete from tax_classes where id = $1', [taxClassId])
}

/** Returns false when the day is known. */
export async function insertHoliday(
  tx: Transaction,
  made: NewHoliday,
  person: string,
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into bank_holidays (day, name, source, expected, sample, entered_by)
     values ($1, $2, $3, $4, ${installationIsSample}, $5)
     on conflict (day) do nothing returning day`,
    [made.day, made.name, made.source, made.expected, person],
  )
  return inserted.length === 1
}

/** Returns what was removed. */
export function deleteHoliday(tx: Transaction, day: string) {
  return tx.maybeRow<{ name: BilingualText; source: string; expected: boolean }>(
    'delete from bank_holidays where day = $1 returning name, source, expected',
    [day],
  )
}
