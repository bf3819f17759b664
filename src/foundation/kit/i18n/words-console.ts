/** Only the console loads the picture viewer. */
export const pictureViewerWords = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn',
  whole: 'Show whole picture',
  keys: 'Keys: + and − zoom, arrows move, Z turns, 0 shows the whole picture.',
  state: (percent: number, turned: number) =>
    turned === 0 ? `${percent}%` : `${percent}%, turned ${turned}°`,
  broken: 'This picture cannot be shown.',
}

/** In a window that edits a row. */
export const kitEditWords = {
  changedTitle: 'Changed while this was open',
  changedMore:
    'Somebody saved a change meanwhile. What you typed is still here and is not saved. Load the ' +
    'newest and type your change again.',
  changedUntyped: 'Somebody saved a change meanwhile. Load the newest before you change anything.',
  loadNewest: 'Load the newest',
}

/** Around the lists of the console. */
export const kitListWords = {
  clearFilters: 'Clear search and filters',
}
