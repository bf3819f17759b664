/** For the form of a long window: its buttons are under a line. */
export const buttonsUnderLine = '*:last:border-t *:last:border-line *:last:pt-3'

/** The same for a form in a grid with other parts: the buttons end the grid, over its whole width. */
export const formInGrid = `contents *:last:order-last *:last:col-span-full ${buttonsUnderLine}`
