import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { evidenceMaxBytes, type PoolRefusal } from './rules.ts'

const notDeclared = 'Income Not Declared'
const megabytes = evidenceMaxBytes / 1024 / 1024

export const poolRefusals: Record<PoolRefusal, RefusalWords> = {
  'pool-not-found': { title: notDeclared, message: 'This pool was not found. No money was moved.' },
  'evidence-not-found': {
    title: notDeclared,
    message: 'The document was not found. Please choose it again; no money was moved.',
  },
  'evidence-declared': {
    title: 'Declared Before',
    message: ({ on }) =>
      `This document was declared on ${on}. One document counts once; no money was moved.`,
  },
  'evidence-waiting': {
    title: 'Already Waiting',
    message: ({ by }) =>
      (by ? `A request of ${by}` : 'Another request') +
      ' with this document waits for a second person already. No money was moved.',
  },
  'evidence-id-reused': {
    title: notDeclared,
    message: 'Another document was sent under this id. Please choose the file again.',
  },
  'evidence-no-pdf': {
    title: 'Not a PDF',
    message: 'Please choose a PDF: an account statement, an audit report or a scan.',
  },
  'evidence-damaged': {
    title: 'File Damaged',
    message: 'The end of this PDF is missing. Please choose the file again.',
  },
  'evidence-too-large': {
    title: 'File Too Large',
    message: `The document may have up to ${megabytes} MB.`,
  },
  'uploads-busy': {
    title: 'Busy',
    message: ({ seconds }) => `Many files arrive now. Please try again in ${seconds} seconds.`,
  },
  'period-reversed': {
    title: notDeclared,
    message: 'The last day cannot lie before the first. No money was moved.',
  },
  'period-not-over': {
    title: notDeclared,
    message: 'Only income of days that have come can be declared. No money was moved.',
  },
}
