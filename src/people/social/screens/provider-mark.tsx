/**
 * The first letter of a provider: which ones there are is a setting, and their own marks come with
 * rules of their own. Drawn by the style sheet: it is no part of the words on the button.
 */
export function ProviderMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      data-letter={[...name][0]?.toUpperCase()}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-tint text-sm font-semibold text-primary before:content-[attr(data-letter)]"
    />
  )
}
