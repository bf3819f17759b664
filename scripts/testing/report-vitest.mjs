// A reporter of Vitest that writes what became of each test into the record of the run.
import path from 'node:path'
import { isLeft, openRecord } from './test-record.mjs'

export default class RecordReporter {
  #record = openRecord()

  onTestRunStart(specifications) {
    for (const { moduleId, project } of specifications)
      this.#record.plannedFile(relative(project, moduleId))
  }

  onTestModuleCollected(module) {
    this.#record.loadedFile(relative(module.project, module.moduleId))
    for (const test of module.children.allTests()) {
      if (isLeft(idOf(test))) this.#record.left(idOf(test))
      else this.#record.planned(idOf(test))
    }
  }

  onTestCaseReady(test) {
    this.#record.began(idOf(test))
  }

  onTestCaseResult(test) {
    if (isLeft(idOf(test))) return
    const { state, note } = test.result()
    if (state === 'passed') this.#record.passed(idOf(test))
    if (state === 'failed') this.#record.failed(idOf(test))
    // Without such a mode or a reason, a skipped test did not run because a hook failed.
    if (state === 'skipped' && (note || ['skip', 'todo'].includes(test.options.mode)))
      this.#record.skipped(idOf(test), note)
  }

  onTestModuleEnd(module) {
    const file = relative(module.project, module.moduleId)
    for (const suite of [module, ...module.children.allSuites()])
      for (const { message } of suite.errors())
        this.#record.problem(`${file}: ${firstLine(message)}`)
  }

  onTestRunEnd(_modules, errors) {
    for (const { message } of errors) this.#record.problem(firstLine(message))
  }
}

function idOf(test) {
  return {
    key: test.id,
    file: relative(test.project, test.module.moduleId),
    name: test.fullName,
  }
}

function relative(project, file) {
  return path.relative(project.config.root, file)
}

function firstLine(message) {
  return String(message).split('\n')[0]
}
