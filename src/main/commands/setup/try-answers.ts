/** Tries for real what was answered. Each function returns sentences about what does not work. */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { Findings } from '../../server/start/ground/findings.ts'
import { lookAtFiles } from '../../server/start/ground/look-at-files.ts'
import { lookAtRunningDatabase } from '../../server/start/ground/look-at-ground.ts'
import { lookAtMachine } from '../../server/start/ground/look-at-machine.ts'
import { lookAtMail } from '../../server/start/ground/look-at-mail.ts'
import { lookAtSecrets } from '../../server/start/ground/look-at-secrets.ts'

const wrongTexts = (found: Findings): string[] =>
  found.filter(({ severity }) => severity === 'wrong').map(({ text }) => text)

/** A Kaban may run already, so the port is not tried. */
export async function tryDataFolder(settings: Settings): Promise<string[]> {
  return wrongTexts(await lookAtMachine(settings, true))
}

export async function tryDatabase(settings: Settings): Promise<string[]> {
  const { databaseUrl, ownerDatabaseUrl } = settings
  if (!databaseUrl || !ownerDatabaseUrl) return []
  const addresses = { databaseUrl, ownerUrl: ownerDatabaseUrl }
  return wrongTexts(await lookAtRunningDatabase(addresses, settings))
}

export async function tryStorage(settings: Settings): Promise<string[]> {
  const { filesDirectory, s3 } = settings.files
  if (filesDirectory) return tryFolder(filesDirectory)
  return s3 ? wrongTexts(await lookAtFiles(settings)) : []
}

export async function tryBackups({ backups: { folder } }: Settings): Promise<string[]> {
  return folder ? tryFolder(folder) : []
}

export async function tryAccessCode(settings: Settings): Promise<string[]> {
  return wrongTexts(await lookAtSecrets(settings))
}

/** Sends a mail to `to`, or only signs in at the mail server when there is nobody. */
export async function tryMail(settings: Settings, to = ''): Promise<string[]> {
  const { mode, smtpUrl, mailFrom } = settings
  const found = wrongTexts(await lookAtMail(settings))
  if (found.length > 0 || mode !== 'live' || !smtpUrl || to === '') return found
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000 })
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      subject: 'Kaban can send mail',
      text: 'npm run setup sent this mail to try the mail server. There is nothing to do.',
    })
    return []
  } catch (error) {
    return [
      `The mail server does not take a mail from ${mailFrom} to ${to}: ` +
        `${(error as Error).message}`,
    ]
  } finally {
    transport.close()
  }
}

/** Writes, reads and deletes a file. */
function tryFolder(folder: string): string[] {
  const file = path.join(folder, `.kaban-setup-${randomUUID()}`)
  try {
    writeFileSync(file, folder, { flag: 'wx' })
    if (readFileSync(file, 'utf8') !== folder) return [`${folder} gives back other content.`]
    return []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return [
      code === 'ENOENT'
        ? `${folder} does not exist. Mount its disk, or make it: mkdir ${folder}`
        : `${folder} cannot be written (${code}). Give your user the right to write there.`,
    ]
  } finally {
    rmSync(file, { force: true })
  }
}
