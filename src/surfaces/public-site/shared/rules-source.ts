import type { ContentKind, Published } from '#content/content/shared/rules.ts'
import type { KeyFigureName } from '#content/figures/shared/rules.ts'
import type { CompanyFacts } from '#people/company/shared/rules.ts'

type RuleName =
  | 'term-min-days'
  | 'cap-max'
  | 'crowd-min'
  | 'key-figures'
  | 'testimonials'
  | 'deposit-minutes'
  | 'carousel'

/**
 * The source of a figure, a name or a picture on a public page, in the markup as `data-source`. A
 * test fails for every figure without a source.
 */
export type Source =
  | `query:${KeyFigureName | 'testimonials'}`
  | `entry:${ContentKind}:${string}:${number}`
  | `market:${string}`
  | `payout:${string}`
  | `proof:${string}`
  | `testimonial:${string}`
  | `setting:${keyof CompanyFacts}`
  /** The outcomes of a plan, which may not be public any more. */
  | `outcome:${string}`
  | 'list:banks'
  /** A limit that is the same in every installation. */
  | `rule:${RuleName}`
  | `law:${string}`
  /** The time of rendering. */
  | 'clock'
  | 'example'

export function entrySource<Kind extends ContentKind>(
  kind: Kind,
  { entryId, version }: Pick<Published<Kind>, 'entryId' | 'version'>,
): Source {
  return `entry:${kind}:${entryId}:${version}`
}
