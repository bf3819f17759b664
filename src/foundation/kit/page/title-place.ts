import { createContext } from 'react'

/**
 * Where the frame around a screen shows the screen's title. Undefined: the screen shows it itself;
 * null: the frame has not rendered yet.
 */
export const TitlePlace = createContext<HTMLElement | null | undefined>(undefined)
