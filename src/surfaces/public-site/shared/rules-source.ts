import type { ContentKind, Published } from '#content/content/shared/rules.ts'
import type { KeyFigureName } from '#content/figures/shared/rules.ts'
/**
 * Where a figure, a name or a picture of a public page comes from. It stands in the markup as
 * `data-source`, and a page with one that says nothing fails its test.
 */
import type { CompanyFacts } from '#people/company/shared/rules.ts'

export type Source =
  | `query:${KeyFigureName | 'testimonials'}`
  | `entry:${ContentKind}:${string}:${number}`
  | `market:${string}`
  | `payout:${string}`
  | `proof:${string}`
  | `testimonial:${string}`
  | `setting:${keyof CompanyFacts}`
  | 'list:banks'
  /** A limit of the software, the same in every installation. */
  | `rule:${'term-min-days' | 'cap-max' | 'crowd-min' | 'key-figures' | 'testimonials' | 'deposit-minutes' | 'carousel'}`
  | `law:${string}`
  /** When the page was made. */
  | 'clock'
  | 'example'

export function entrySource<Kind extends ContentKind>(
  kind: Kind,
  { entryId, version }: Pick<Published<Kind>, 'entryId' | 'version'>,
): Source {
  return `entry:${kind}:${entryId}:${version}`
}
