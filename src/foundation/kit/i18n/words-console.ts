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

/** Around the lists of the console. */
export const kitListWords = {
  clearFilters: 'Clear search and filters',
}
