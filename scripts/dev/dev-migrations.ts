import {
  DatabaseDiffers,
  DatabaseIsNewer,
  migrateDatabase,
} from '#foundation/platform/server/database/schema/migrate.ts'
import { say } from '#main/server/start/launch-steps.ts'

/** Runs new migrations. Returns false, after saying why, if the server could not start. */
export async function migrateDevDatabase(
  ownerUrl: string,
  dataDirectory: string,
): Promise<boolean> {
  try {
    await migrateDatabase(ownerUrl, { onStep: (name) => say(`Updating the database: ${name}`) })
    return true
  } catch (error) {
    say(`\n${error instanceof Error ? error.message : String(error)}`)
    if (error instanceof DatabaseDiffers || error instanceof DatabaseIsNewer)
      say(
        'A migration was changed, renumbered or removed after it ran here. ' +
          `Stop, remove ${dataDirectory}, and start again.`,
      )
    return false
  }
}
