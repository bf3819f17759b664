/**
 * How a verb says no. A refusal is expected; it carries words for a person and becomes a 4xx answer
 * in one place.
 */
import { tell, type Figures, type RefusalWords } from '#foundation/contract/shared/refusal.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

export class Refusal extends Error {
  readonly title: string
  readonly refusalName: string
  readonly status: RefusalStatus
  readonly field: string | undefined
  readonly figures: Figures | undefined

  constructor(words: RefusalWords, options: RefusalOptions) {
    super(tell(words, options.figures))
    this.title = words.title
    this.refusalName = options.name
    this.status = options.status ?? 422
    this.field = options.field
    this.figures = options.figures
  }
}

export interface RefusalOptions {
  /** The name from the rules of the room. */
  name: string
  /** 422 unless said otherwise: the request is well formed, and the answer is no. */
  status?: RefusalStatus
  /** The field of the form that the refusal is about. */
  field?: string
  figures?: Figures
}

export function refuse(words: RefusalWords, options: RefusalOptions): never {
  throw new Refusal(words, options)
}
