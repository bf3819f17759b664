import pg from 'pg'

/** Runs one statement on a connection of its own, past every pool. */
export async function queryOnce<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // The statement fails with it.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
