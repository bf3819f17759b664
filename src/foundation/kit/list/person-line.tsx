import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'a'> & { name: string; email: string }

/**
 * A person in a one-line row: the name, and as much of the email as there is room for. The pointer
 * and the focus show all of it. A card has the name only.
 */
function PersonAnchor({ name, email, ...rest }: Props) {
  return (
    <a {...rest} className="list-more list-person group/person text-ink no-underline">
      <span className="font-semibold group-hover/person:underline">{name}</span>
      <span className="hidden text-muted wide:block">{email}</span>
    </a>
  )
}

/** Takes `to` and `params` of the person's page like the router's `Link`. */
export const PersonLine = createLink(PersonAnchor)
