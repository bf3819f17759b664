import { pictureAddress } from '#content/content/shared/rules-picture.ts'
import type { Published } from '#content/content/shared/rules.ts'
import type { PageLanguage } from '../../shared/rules-page.ts'

/** Nothing for an entry without one. Its size is known before it loads, so nothing moves. */
export function EntryPicture({
  entry: { picture, body },
  language,
}: {
  entry: Published<'news'> | Published<'registration'>
  language: PageLanguage
}) {
  const { pictureText } = body
  if (!picture || !pictureText) return null
  const inFilipino = language === 'fil' && pictureText.fil !== ''
  return (
    <img
      src={pictureAddress(picture.pictureId)}
      alt={inFilipino ? pictureText.fil : pictureText.en}
      lang={language === 'fil' && !inFilipino ? 'en' : undefined}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className="h-auto max-h-100 w-auto max-w-full rounded-card border border-line sm:max-w-100"
    />
  )
}
