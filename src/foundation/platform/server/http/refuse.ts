/** Refusals of actions. problems.ts turns them into 4xx answers. */
import {
  refusalMessage,
  type Figures,
  type RefusalWords,
} from '#foundation/contract/shared/refusal.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** An expected "no": a name for programs and words for a person. */
export class Refusal extends Error {
  readonly title: string
  readonly refusalName: string
  readonly status: RefusalStatus
  readonly field: string | undefined
  readonly figures: Figures | undefined

  constructor(words: RefusalWords, name: string, options: RefusalOptions = {}) {
    super(
      refusalMessage(words, options.figures),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.title = words.title
    this.refusalName = name
    this.status = options.status ?? 422
    this.field = options.field
    this.figures = options.figures
  }
}

export interface RefusalOptions {
  /** 422 by default: the request is well formed, and the answer is no. */
  status?: RefusalStatus
  /** The form field that the refusal is about. */
  field?: string | undefined
  /** Values for the words that take them. */
  figures?: Figures | undefined
  /** For the log of the server only; no answer contains it. */
  cause?: unknown
}

/** Throws the refusal that `words` lists under `name`. */
export function refuse<Name extends string>(
  words: Readonly<Record<Name, RefusalWords>>,
  name: NoInfer<Name>,
  options?: RefusalOptions,
): never {
  throw new Refusal(words[name], name, options)
}
