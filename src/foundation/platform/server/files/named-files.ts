import type { Transaction } from '../database/database.ts'

/** Every column of that name names a file of the storage, in each of these tables. */
async function tablesWithFiles(tx: Transaction): Promise<string[]> {
  // Not the information schema: it leaves out what this role may not read, and the files of such a
  // table would look as if nothing named them.
  const tables = await tx.rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attname = 'file_key' and not a.attisdropped`,
  )
  return tables.map(({ name }) => name)
}

/** The keys of all files that rows name. */
export async function allNamedFiles(tx: Transaction): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesWithFiles(tx)) {
    const rows = await tx.rows<{ key: string }>(`select file_key as key from ${table}`)
    found.push(...rows.map(({ key }) => key))
  }
  return found
}

/** Those of the keys that rows name. */
export async function namedFiles(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesWithFiles(tx)) {
    const rows = await tx.rows<{ key: string }>(
      `select file_key as key from ${table} where file_key = any($1::text[])`,
      [keys],
    )
    found.push(...rows.map(({ key }) => key))
  }
  return found
}
