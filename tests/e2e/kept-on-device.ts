/**
 * What a browser has written down on the device, as text: for what must be there, and for what must
 * not.
 */
import type { Page } from 'playwright-core'

/** Every store of every database, by its name: 'kaban-kept answers'. */
export function stores(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const answer = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(new Error('The database does not answer')))
      })
    const written = (value: unknown) =>
      JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
    const found: Record<string, string> = {}
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        found[`${name} ${store}`] = written(
          await answer(database.transaction(store).objectStore(store).getAll()),
        )
      database.close()
    }
    return found
  })
}

/** The procedures of which an answer is kept: 'transactions,balance'. */
export async function keptAnswers(page: Page): Promise<string[]> {
  const [kept] = JSON.parse((await stores(page))['kaban-kept answers'] ?? '[]') as {
    answers: { key: [string[]] }[]
  }[]
  return (kept?.answers ?? []).map(({ key }) => String(key[0]))
}

/** The databases and both storages, as one text. */
export async function everythingKept(page: Page): Promise<string> {
  return JSON.stringify([
    await stores(page),
    await page.evaluate(() => ({ ...localStorage, ...sessionStorage })),
  ])
}

/** The addresses of the files that the worker keeps. */
export function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
    )
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}
