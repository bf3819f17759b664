/** Faults are planted by text, so each text must still be there, once. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { plants as ofFailovers } from '../failovers/rehearse.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { plantInDatabase, plants, sooner } from './plants.ts'

const planted = [...plants, ...ofFailovers].flatMap(({ name, inTree }) =>
  inTree ? [{ name, ...inTree }] : [],
)

test.each([...planted, ...sooner.map((one) => ({ name: 'sooner', ...one }))])(
  '$name finds its text in $file, once: $text',
  ({ file, text }) => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2)
  },
)

test.each(plants.filter(({ inDatabase }) => inDatabase))(
  '$name finds its texts in the database',
  async (plant) => {
    const made = await cloneDatabase()
    const owner = openDatabase(made.ownerUrl, { connections: 1 })
    try {
      await plantInDatabase(plant, owner)
      await expect(plantInDatabase(plant, owner)).rejects.toThrow('has changed')
    } finally {
      await owner.close()
      await made.close()
    }
  },
)
