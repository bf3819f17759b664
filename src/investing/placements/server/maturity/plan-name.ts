/** The name of a plan in texts that people read later, each in their language. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'

/** Without a Filipino name, the English one is used in both. */
export const inBothNames = ({ en, fil }: BilingualText): BilingualText => ({ en, fil: fil || en })

export function aboutPlan(
  planName: BilingualText,
  say: (name: string) => BilingualText,
): BilingualText {
  const { en, fil } = inBothNames(planName)
  return { en: say(en).en, fil: say(fil).fil }
}
