// A reporter of Playwright Test that writes what became of each test into the record of the run.
import path from 'node:path'
import { isLeft, openRecord } from './test-record.mjs'

export default class RecordReporter {
  #record = openRecord()
  #root = ''

  async preprocess({ config, suite, testRun }) {
    this.#root = config.configFile ? path.dirname(config.configFile) : config.rootDir
    for (const test of suite.allTests().filter((test) => isLeft(this.#idOf(test)))) {
      this.#record.left(this.#idOf(test))
      testRun.exclude(test)
    }
  }

  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#record.planned(this.#idOf(test))
  }

  onTestBegin(test) {
    this.#record.began(this.#idOf(test))
  }

  onTestEnd(test, { status }) {
    const id = this.#idOf(test)
    const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
    if (status === 'passed') this.#record.passed(id)
    else if (status === 'failed' || status === 'timedOut') this.#record.failed(id)
    else if (status === 'skipped' && skip) this.#record.skipped(id, skip.description)
    // An interrupted test, or one behind a failed one that it builds on.
    else this.#record.notRun(id)
  }

  onError({ message, location }) {
    const where = location?.file ? `${path.relative(this.#root, location.file)}: ` : ''
    this.#record.problem(where + (message ?? 'an error without a message').split('\n')[0])
  }

  #idOf(test) {
    // The root suite, the project and the file come before the describes.
    const [, , , ...names] = test.titlePath()
    const file = path.relative(this.#root, test.location.file)
    return { key: test.id, file, name: names.join(' › ') }
  }
}
