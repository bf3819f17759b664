import { initials } from './initials.ts'

interface Props {
  fullName?: string | null
  email?: string | null
  pictureUrl?: string | null
  size?: 'small' | 'normal' | 'large'
}

const sizes = { small: 'size-8 text-xs', normal: 'size-10 text-sm', large: 'size-16 text-lg' }

/** A person's picture or initials. It stands beside the name, so a screen reader passes it over. */
export function Avatar({ fullName, email, pictureUrl, size = 'normal' }: Props) {
  return (
    <span aria-hidden className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-tint font-medium text-primary select-none ${sizes[size]}`}>
      {pictureUrl ? <img src={pictureUrl} alt="" className="size-full object-cover" /> : initials(fullName, email)}
    </span>
  )
}
