/**
 * Judges what pages found when they were told a live name. A name tells of a change that is
 * committed, so a page that looks at once must find what somebody made, and at the end every page
 * has looked after the last change.
 */
import { showLook, type Final, type Finding, type Look } from '../history.ts'

/** The topic of a look that no name caused: the page did not know what it had missed. */
export const everything = 'everything'

/** `made`: the ids under which this simulation stores things. */
export function findEarlyNames(looks: readonly Look[], made: ReadonlySet<string>): Finding[] {
  return looks
    .filter(({ id, saw, topic }) => saw === '' && topic !== everything && made.has(id))
    .map((look) => ({
      kind: 'early name',
      text: `${look.page} was told of ${look.id} before it was there`,
      excerpt: [showLook(look)],
    }))
}

/** `open`: the ids that a page shows, for each page that was connected at the end. */
export function findStalePages(
  looks: readonly Look[],
  open: ReadonlyMap<string, readonly string[]>,
  { versions }: Final,
): Finding[] {
  const byPage = Map.groupBy(looks, ({ page, id }) => `${page} ${id}`)
  return [...open].flatMap(([page, ids]) =>
    ids.flatMap((id): Finding[] => {
      const own = byPage.get(`${page} ${id}`) ?? []
      const [shown, is] = [own.at(-1)?.saw ?? '', versions.get(id) ?? '']
      if (shown === is) return []
      const text = `${page} shows ${shown || 'nothing'} of ${id}, which is ${is}`
      return [{ kind: 'stale page', text, excerpt: own.slice(-3).map(showLook) }]
    }),
  )
}
