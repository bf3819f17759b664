/** F09: the scripts of a page are sent also while documents wait for the database. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { kindLimits } from '#foundation/platform/server/overload/work-kinds.ts'
import { withLockedTable } from '../../fixtures/database/locked-table.ts'
import { signIn, startTestServer } from '../../fixtures/servers/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

test('F09 a script is sent while documents of the same person wait', async () => {
  const maria = await signIn(server.address, 'user')
  const { atOnceOfPerson, waitMs } = kindLimits.pages.queue
  await withLockedTable(server, 'sessions', async (untilWaiting) => {
    const documents = Array.from({ length: atOnceOfPerson + 1 }, () => maria.fetch('/dashboard'))
    await untilWaiting(atOnceOfPerson)
    await pause(waitMs / 2)
    const began = performance.now()
    // No such file, which is found out without the database; what is not admitted gets a 503.
    expect((await maria.fetch('/assets/none.js')).status).toBe(404)
    expect(performance.now() - began).toBeLessThan(waitMs / 2)
    const refused = await documents[atOnceOfPerson]
    expect(refused?.status).toBe(503)
    for (const document of documents) document.catch(() => {})
  })
})
