// A reporter of Vitest that writes down how many errors came from outside of every test: its machine-readable report has no place for them.
import fs from 'node:fs'

export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    fs.writeFileSync(process.env.KABAN_ERRORS_FILE, String(errors.length))
  }
}
