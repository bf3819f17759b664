/**
 * Made-up people for `npm run seed`, each with a wallet. They have no passwords, so nobody can sign
 * in as one of them.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { forgetJoined } from '#surfaces/console/server/store-flow.ts'

/** The domain of all their addresses. `.test` is reserved (RFC 2606), so nobody can own it. */
const emailDomain = '@people.sample.kaban.test'
export const isSeededPerson = (users: string) => `${users}.email like '%${emailDomain}'`

const firstNames =
  'Maria Jose Juan Ana Rosa Pedro Luz Carlo Liza Ramon Grace Paolo Jasmine Miguel Angela Rico ' +
  'Tess Marvin Joy Noel Cherry Dante Ivy Efren Gina Leo Nena Oscar Pia Rey Sonia Tomas Vilma ' +
  'Wilma Xyra Yolanda Zeny Arnel Bea Cesar'
const lastNames =
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castillo Flores Villanueva Ramos ' +
  'Aquino Navarro Salazar Mercado Domingo Tolentino Dizon Manalo Pascual Soriano Aguilar Valdez ' +
  'Lim Tan Sy Magbanua Dimaculangan Panganiban Abad Bernal Cabrera Delos-Reyes Estrada Fajardo ' +
  'Guevarra Hilario Ibarra Jacinto Katigbak Lacson Macaraeg Natividad Ortega Padilla Quiambao ' +
  'Rosales Sison Umali'

/** One part of a longer run: `count` people of `of` in all, starting after the first `first`. */
export interface Batch {
  first: number
  count: number
  of: number
}

/**
 * Adds people in the order in which they joined over the last two years. The 2 % who are pending
 * and the 1 % who are suspended move no money.
 */
export async function addPeople(tx: Transaction, { first, count, of }: Batch): Promise<void> {
  await forgetJoined(tx)
  await tx.rows(
    `with drawn as (
       select n, now() - interval '730 days' * (1 - ($1::int + n)::float8 / $3) as joined_at,
         (string_to_array($4, ' '))[1 + floor(random() * 40)::int] as first_name,
         chr(65 + floor(random() * 25)::int) as initial,
         (string_to_array($5, ' '))[1 + floor(random() * 50)::int] as last_name,
         random() as luck,
         lpad(floor(random() * 1e9)::text, 9, '0') as phone
       from generate_series(0, $2::int - 1) n
     ), made as (
       insert into users
         (id, full_name, email, phone_number, role, status, sample, created_at, updated_at)
       select uuidv7(joined_at - clock_timestamp()),
         first_name || ' ' || initial || '. ' || last_name,
         lower(first_name || '.' || last_name || '.' || substr(md5(random()::text), 1, 10)) || $6,
         '09' || substr(phone, 1, 2) || ' ' || substr(phone, 3, 3) || ' ' || substr(phone, 6, 4),
         'user',
         case when luck < 0.97 then 'active' when luck < 0.99 then 'pending_verification'
           else 'suspended' end,
         true, joined_at, joined_at
       from drawn
       on conflict do nothing
       returning id
     )
     select count(ledger.open_wallet(id, true)) from made`,
    [first, count, of, firstNames, lastNames, emailDomain],
  )
}

/** Numbers the active people, so that one can be picked at random. Returns how many there are. */
export async function numberPeople(tx: Transaction): Promise<number> {
  await tx.rows(
    `create temporary table seeded_people as
     select (row_number() over (order by created_at, id) - 1)::int as number,
       id, full_name, email, created_at
     from users
     where ${isSeededPerson('users')} and status = 'active' and closed_at is null`,
  )
  await tx.rows('create unique index on seeded_people (number)')
  await tx.rows('analyze seeded_people')
  const { count } = await tx.row<{ count: number }>(
    'select count(*)::int as count from seeded_people',
  )
  return count
}

/** Removes the time limit and does not wait for the disk at each commit. */
export async function allowBulkWrites(tx: Transaction): Promise<void> {
  await tx.liftTimeLimit()
  await tx.rows('set local synchronous_commit = off')
}
