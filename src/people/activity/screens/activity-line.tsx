import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { IconTile } from '#foundation/kit/rows/icon-tile.tsx'
import { showClock } from '#foundation/time/shared/time.ts'
import type { ActivityView } from '../shared/contract.ts'
import { shortIds } from '../shared/short-ids.ts'
import { actionWords, activityWords } from '../shared/words.ts'
import { ActivityIcon } from './activity-icon.tsx'
import { inWords } from './trail-texts.ts'

/** An entry of a day: the action, its time, and the device. */
export function ActivityLine({ entry }: { entry: ActivityView }) {
  const actions = useWords(actionWords)
  const language = useLanguage()
  const source = useSource(entry)
  const title = actions[entry.actionType] ?? inWords(entry.actionType)
  const description = shortIds(pickLanguage(language, entry.description, entry.descriptionFil))
  return (
    <li className="flex gap-3 edge py-3 sm:px-5">
      <IconTile icon={<ActivityIcon actionType={entry.actionType} />} />
      <div className="grid min-w-0 grow grid-cols-1 content-center">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 grow basis-24 font-medium wrap-anywhere">{title}</span>
          <time dateTime={entry.createdAt.toISOString()} className="figures text-sm text-muted">
            {showClock(entry.createdAt, language)}
          </time>
        </p>
        {/* Some descriptions say no more than the title. */}
        {description !== `${title}.` && (
          <p className="text-sm wrap-anywhere text-muted">{description}</p>
        )}
        {source && <p className="text-sm wrap-anywhere text-muted">{source}</p>}
      </div>
    </li>
  )
}

/** 'Chrome on Android · 203.0.113.•••', or who else did it; empty when nothing is known. */
function useSource({ by, browser, system, address }: ActivityView): string {
  const w = useWords(activityWords)
  if (by !== 'you') return w.by[by]
  const device = browser && system ? w.browserOn(browser, system) : browser || system
  return [device, address].filter(Boolean).join(' · ')
}
