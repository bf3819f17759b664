import type { PageLanguage, PublicSite } from '../../shared/rules-page.ts'
import { Filled, bothText } from '../page/page-section.tsx'
import { EntryKnown } from './how-we-know.tsx'

interface Props {
  about: PublicSite['about']
  language: PageLanguage
  /** In the header, where there is no room for what is known of it. */
  isFloating?: boolean
}

/**
 * What the operator says of the company in one line, when two people of it stand behind that; no
 * other stands in for it.
 */
export function Tagline({ about, language, isFloating = false }: Props) {
  if (!about || about.body.tagline.en === '') return null
  return (
    <EntryKnown
      kind="about"
      entry={about}
      language={language}
      about={bothText(about.body.tagline, language)}
      isFloating={isFloating}
      label={
        <span className={isFloating ? '' : 'text-base font-medium text-primary'}>
          <Filled text={about.body.tagline} language={language} />
        </span>
      }
    />
  )
}
