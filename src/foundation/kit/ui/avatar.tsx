import { useState } from 'react'
import { initials } from './initials.ts'

interface Props {
  fullName?: string | null
  email?: string | null
  /** The id of a stored picture. */
  avatarId?: string | null
  /** A picture that is not uploaded yet; it takes precedence. */
  src?: string
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** On a teal field. */
  onDeep?: boolean
}

const sizes = {
  small: 'size-8 text-xs',
  normal: 'size-10 text-sm',
  large: 'size-16 text-lg',
  huge: 'size-16 text-lg sm:size-24 sm:text-3xl',
}

/** A person's picture or initials. The name is beside it, so screen readers skip it. */
export function Avatar({ fullName, email, avatarId, src, size = 'normal', onDeep = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const address = src ?? (avatarId ? `/avatars/${avatarId}` : undefined)
  const shown = address === broken ? undefined : address
  return (
    <span
      aria-hidden
      className={
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full ' +
        `font-semibold select-none ${sizes[size]} ` +
        (onDeep ? 'bg-mango text-on-mango' : 'bg-primary-tint text-primary')
      }
    >
      {shown ? (
        <img
          key={shown}
          src={shown}
          alt=""
          decoding="async"
          onError={() => setBroken(shown)}
          className="size-full object-cover"
        />
      ) : (
        initials(fullName, email)
      )}
    </span>
  )
}
