/** Tries for real what was answered. Each function returns sentences about what does not work. */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sendTestMail } from '#foundation/platform/server/mail/send-test-mail.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { testMailSeconds } from '#surfaces/oversight/shared/rules.ts'
import type { Findings } from '../../server/start/ground/findings.ts'
import { lookAtFiles } from '../../server/start/ground/look-at-files.ts'
import { lookAtRunningDatabase } from '../../server/start/ground/look-at-ground.ts'
import { lookAtAuthority, lookAtMachine } from '../../server/start/ground/look-at-machine.ts'
import { lookAtMail } from '../../server/start/ground/look-at-mail.ts'
import { lookAtSecrets } from '../../server/start/ground/look-at-secrets.ts'
import { runningAddresses } from '../../server/start/running-database.ts'
import type { Answers } from './config-text.ts'

const testText = 'The setup of Kaban sent this mail to try the mail server. There is nothing to do.'

const wrongTexts = (found: Findings): string[] =>
  found.filter(({ severity }) => severity === 'wrong').map(({ text }) => text)

/** And the file of an authority of one's own, which nobody is asked for. */
export async function tryDataFolder(
  settings: Settings,
  { NODE_EXTRA_CA_CERTS: authority }: Answers = {},
): Promise<string[]> {
  const named = lookAtAuthority(authority ?? process.env['NODE_EXTRA_CA_CERTS'])
  return wrongTexts([...(await lookAtMachine(settings, true)), ...named])
}

/** A Kaban that runs on the data folder has its port itself. */
export async function tryPort(settings: Settings): Promise<string[]> {
  const isRunning = runningAddresses({ KABAN_DATA_DIR: settings.dataDirectory }) !== null
  return wrongTexts(await lookAtMachine(settings, isRunning))
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

/** Signs in. */
export async function tryMailServer(settings: Settings): Promise<string[]> {
  return wrongTexts(await lookAtMail(settings))
}

/** Sends a mail to `to`, signed and with the bounce address of every other; to nobody if empty. */
export async function tryTestMail(settings: Settings, to = ''): Promise<string[]> {
  const { smtpUrl, mailFrom } = settings
  if (!smtpUrl || to === '') return []
  const { outcome, said } = await sendTestMail(
    settings,
    smtpUrl,
    {
      mail: { to, subject: 'Kaban can send mail', content: { paragraphs: [testText] } },
      sender: { name: null, siteName: defaultSettings.siteName, footer: [] },
    },
    testMailSeconds * 1_000,
  )
  if (outcome === 'accepted') return []
  return [`The mail server does not take a mail from ${mailFrom} to ${to}: ${said}`]
}

/** Writes, reads and deletes a file. */
function tryFolder(folder: string): string[] {
  const file = path.join(folder, `.kaban-setup-${randomUUID()}`)
  try {
    try {
      writeFileSync(file, folder, { flag: 'wx' })
      if (readFileSync(file, 'utf8') !== folder) return [`${folder} gives back other content.`]
      return []
    } finally {
      // It throws, too, where the folder cannot even be entered.
      rmSync(file, { force: true })
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return [
      code === 'ENOENT'
        ? `${folder} does not exist. Mount its disk, or make it: ${making(folder)}`
        : `${folder} cannot be written (${code}). Give the user that runs Kaban the right to ` +
          (isService() ? `write there: ${making(folder)}` : 'write there.'),
    ]
  }
}

/** A folder that root makes does not belong to the user of the service. */
function making(folder: string): string {
  return isService() ? `install -d -o kaban -g kaban -m 700 ${folder}` : `mkdir ${folder}`
}

/** Its wrapper runs the setup. */
function isService(): boolean {
  return process.env.KABAN_COMMAND !== undefined
}
