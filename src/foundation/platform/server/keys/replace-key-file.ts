import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { keyFile, oldKeyFile, openSecrets, readKey } from '../settings/secrets.ts'
import { StartProblem } from '../settings/start-problem.ts'
import { writeWhole } from '../write-whole.ts'

/**
 * Puts a new key in the place of the one in the data folder and keeps that beside it. Killed at any
 * step, the folder holds the key of before, and the next call does it again. Throws StartProblem.
 */
export function replaceKeyFile(dataDirectory: string): { oldFile: string; fingerprint: string } {
  const [file, oldFile] = [keyFile(dataDirectory), oldKeyFile(dataDirectory)]
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  if (!readKey(kept.trim()))
    throw new StartProblem(`There is no key in ${file} to replace. The first start makes it.`)
  if (fs.existsSync(oldFile) && fs.readFileSync(oldFile, 'utf8').trim() !== kept.trim())
    throw new StartProblem(
      `${oldFile} is there from the last change. Start Kaban once, so that it takes the new key, ` +
        'keep the old one with the backups of before, and remove that file. Then run this again.',
    )
  const made = randomBytes(32)
  // The user that Kaban runs as, also when root runs this.
  const owner = fs.statSync(file)
  writeWhole(oldFile, kept, owner)
  writeWhole(file, `${made.toString('base64')}\n`, owner)
  return { oldFile, fingerprint: openSecrets(made).fingerprint }
}
