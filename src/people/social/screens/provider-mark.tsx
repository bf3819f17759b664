const markStyle =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-tint ' +
  'text-sm font-semibold text-primary before:content-[attr(data-letter)]'

/**
 * The first letter of a provider. Providers are a setting, and their own logos come with rules. The
 * style sheet renders the letter, so that it is no part of the button's text.
 */
export function ProviderMark({ name }: { name: string }) {
  return <span aria-hidden data-letter={[...name][0]?.toUpperCase()} className={markStyle} />
}
