/**
 * That an authority has approved something, and that somebody answers for the money in it. The
 * first stands in a registration entry, with its number and where anybody can look it up; the
 * second is true of no wallet. What is denied ("not insured by the PDIC") is none of the two.
 */
import { withoutOverlaps, type Stretch } from './rules-places.ts'
import { askFor, patternOf, sentenceOf, stretchOf, type Told } from './rules-told.ts'

export interface Approval extends Stretch {
  kind: 'approval' | 'backing'
}

/** In the order of the text; who backs it before who approved it, where the words are the same. */
export function findApprovals(read: readonly Told[]): Approval[] {
  const found = read.flatMap((told) => [
    ...placesOf(told, backed, 'backing'),
    ...placesOf(told, approved, 'approval'),
  ])
  found.sort((a, b) =>
    a.kind === b.kind
      ? b.to - b.from - (a.to - a.from) || a.from - b.from
      : a.kind === 'backing'
        ? -1
        : 1,
  )
  return withoutOverlaps(found)
}

const approved = patternOf(
  [
    'authority approved',
    'approved(?:any){0,5}? by authority(?! matter)',
    'has(?:any){0,2} authority paper',
    'has(?:any){0,2} paper(?:any){0,2} by authority(?! matter)',
    'fully licensed',
    'licensed licensed',
    'licensed firm',
    'self be licensed',
  ].join('|'),
)
const backed = patternOf(
  [
    'authority (?:backed|insurance)',
    'backed(?:any){0,4} by authority(?! matter)',
    'insurance by authority',
    'pdic member',
    'member~pdic',
    'has pdic',
    'has insurance (?:money|plan)',
    '(?:money|plan)(?:any){0,2} be(?: fully)? insured',
    '(?:money|plan) insured',
    'insured~(?:money|plan)',
    'fully insured',
    'insured~[AN]',
  ].join('|'),
)

function placesOf(told: Told, pattern: RegExp, kind: Approval['kind']): Approval[] {
  return [...told.signs.matchAll(pattern)].flatMap(({ 0: { length }, index }) => {
    const sentence = sentenceOf(told, index, index + length)
    const isNone =
      isDenied(sentence.before) ||
      isDeniedAfter(sentence.after) ||
      (kind === 'approval' && isOfOthers(sentence))
    return isNone ? [] : [{ kind, ...stretchOf(told, index, index + length) }]
  })
}

/**
 * "BSP-licensed banks", "banks supervised by the BSP", "SEC approved new rules": of others, where
 * nothing is said of us.
 */
function isOfOthers({
  before,
  told,
  after,
}: {
  before: string
  told: string
  after: string
}): boolean {
  return (
    beforeFirms(after) ||
    afterFirms(before) ||
    (isAct(told) && beforeMatter(after) && !hasOurselves(after))
  )
}

const isDenied = askFor(
  'no(?: (?:authority|approved|backed|money|plan|insurance|paper|by|has|be|others|ours|closed|of|no)){0,8} $',
)
/** "PDIC insurance does not cover it." */
const isDeniedAfter = askFor('^~(?:(?:money|plan) )?(?:does no|doesnt)')
const [beforeFirms, afterFirms] = [askFor('^(?:any)? firms'), askFor('firms(?:any){0,2}$')]
const [isAct, beforeMatter, hasOurselves] = [
  askFor('^authority acted$'),
  askFor('^(?:matters|[AN])'),
  askFor('ourselves'),
]
