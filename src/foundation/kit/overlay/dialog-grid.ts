import '../list/lines.css'

/** For the form of a long window: its buttons are under a line. */
export const buttonsUnderLine = 'grid grid-cols-1 gap-4 buttons-under-line'

/** The same for a form in a grid with other parts: the buttons end the grid, over its width. */
export const formInGrid = 'contents buttons-under-line'
