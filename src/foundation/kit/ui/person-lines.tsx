import { Fragment, type ReactNode } from 'react'

interface Props {
  name: ReactNode
  email: string
}

/**
 * A person in a row of a list. The email breaks at its punctuation, and within a word only if
 * nothing else helps.
 */
export function PersonLines({ name, email }: Props) {
  return (
    <span className="block min-w-0 wide:min-w-44">
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block font-normal wrap-anywhere text-muted">
        {email.split(/(?<=[@.-])/).map((piece, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
