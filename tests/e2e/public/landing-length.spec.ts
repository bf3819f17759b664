/**
 * How far a phone scrolls the landing page with all that the living sample puts on it.
 * KABAN_TEST_STORY_END ends the sample's story on another day.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { outcomeWordsFil } from '#investing/placements/shared/outcomes/words.fil.ts'
import { outcomeWords } from '#investing/placements/shared/outcomes/words.ts'
import { loadStory } from '#main/sample/story/load-story.ts'
import { settleInstallation } from '#main/server/start/installation.ts'
import type { TestDatabase } from '../../fixtures/database/database.ts'
import { startTestServer } from '../../fixtures/servers/test-server.ts'
import { layOutAll } from '../fixtures/accessible.ts'
import { expect } from '../fixtures/expect.ts'
import { sizes } from '../fixtures/kaban.ts'
import { kabanOfFile, test } from '../fixtures/test.ts'

const end = new Date(process.env['KABAN_TEST_STORY_END'] ?? Date.now())

const kaban = kabanOfFile(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'kaban-living-'))
  const server = await startTestServer({
    env: { KABAN_DATA_DIR: directory },
    prepare: (database) => tellStory(database, directory),
  })
  return {
    ...server,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
})

/** The story runs in a thread that finds the key in the folder of its environment. */
async function tellStory({ database, ownerUrl }: TestDatabase, directory: string): Promise<void> {
  const before = process.env['KABAN_DATA_DIR']
  process.env['KABAN_DATA_DIR'] = directory
  try {
    const settings = loadSettings(process.env)
    const secrets = await loadSecrets(settings, { mayCreate: true })
    await settleInstallation(database, settings, secrets)
    await loadStory({ say: () => {} }, ownerUrl, { end, turn: 0 })
  } finally {
    if (before === undefined) delete process.env['KABAN_DATA_DIR']
    else process.env['KABAN_DATA_DIR'] = before
  }
}

/** Filipino says the same in more letters. */
const soFar = { en: outcomeWords.paidSoFar, fil: outcomeWordsFil.paidSoFar }
const longest = { en: 5_500, fil: 5_920 }

test('a phone scrolls at most 5,500 px, with the results of plans @long', async () => {
  for (const language of ['en', 'fil'] as const) {
    const page = await kaban.open('visitor', { ...sizes.phone, isMobile: true })
    await page.goto(`/?lang=${language}`)
    // Now the fonts are there in time.
    await page.reload()
    await layOutAll(page)
    expect(await page.getByText(soFar[language], { exact: true }).count()).toBeGreaterThan(0)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length, language).toBeLessThanOrEqual(longest[language])
    await page.context().close()
  }
})
