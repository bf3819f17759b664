import { platformRefusals } from '../../shared/words.ts'
import { refuse } from '../http/refuse.ts'
import type { ClamdPlace } from '../settings/environment-files.ts'
import { ScannerAway, findVirus } from './clamd.ts'
import type { Files } from './files.ts'

/** `message` for the log: a virus was found, or the scanner is away. */
export type OnScan = (event: 'virus-found' | 'scanner-away', message: string) => void

/**
 * Scans every file before it is stored. A file with a virus is refused, and so is every file while
 * the scanner does not answer: nothing unscanned is stored, and what was stored stays readable.
 */
export function scannedFiles(files: Files, place: ClamdPlace, onScan: OnScan): Files {
  return {
    ...files,
    async put(key, content) {
      const virus = await findVirus(place, content).catch((cause: unknown) => {
        if (!(cause instanceof ScannerAway)) throw cause
        onScan('scanner-away', `The virus scanner does not answer: ${cause.message}`)
        refuse(platformRefusals, 'scanner-away', { status: 503, cause })
      })
      if (virus !== null) {
        onScan('virus-found', `A file was refused, because it holds ${virus}.`)
        refuse(platformRefusals, 'virus-found', { status: 422 })
      }
      await files.put(key, content)
    },
  }
}
