/** Reads every row of every table, so that damage of the disk is found where no check looks. */
import {
  databaseProblem,
  saidByDatabase,
} from '#foundation/platform/server/database/database-problems.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'

const everyTableIsRead = 'Every row of every table can be read'

export async function readEveryTable(
  database: Database,
): Promise<{ name: string; looked: string; problems: string[] }> {
  const problems: string[] = []
  let looked = 0n
  for (const table of await database.read(listTables)) {
    try {
      looked += await countWhole(database, table)
    } catch (error) {
      const named = databaseProblem(error)
      if (!named) throw error
      problems.push(`${table}: ${named.message}${saidByDatabase(error)}`)
    }
  }
  return { name: everyTableIsRead, looked: String(looked), problems }
}

async function listTables(tx: { rows: <Row>(text: string) => Promise<Row[]> }): Promise<string[]> {
  const found = await tx.rows<{ name: string }>(
    `select c.oid::regclass::text as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'ledger')
       and has_table_privilege(c.oid, 'SELECT')
     order by 1`,
  )
  return found.map(({ name }) => name)
}

/** As text, because long values lie on pages of their own. `table` is quoted by PostgreSQL. */
function countWhole(database: Database, table: string): Promise<bigint> {
  return database.transaction(async (tx) => {
    await tx.dynamicRows('set transaction read only')
    await tx.liftTimeLimit()
    const [counted] = await tx.dynamicRows<{ count: bigint }>(
      `select count(one::text) as count from ${table} one`,
    )
    return counted?.count ?? 0n
  })
}
