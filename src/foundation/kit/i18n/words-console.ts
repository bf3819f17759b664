/** Only the console loads the picture viewer. */
export const pictureViewerWords = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn',
  whole: 'Show whole picture',
  keys: 'Keys: + and − zoom, arrows move, Z turns, 0 shows the whole picture.',
  state: (percent: number, turned: number) =>
    turned === 0 ? `${percent}%` : `${percent}%, turned ${turned}°`,
  broken: 'This picture can’t be shown.',
}

/** In a window that edits a row. */
export const kitEditWords = {
  changedTitle: 'Changed while this was open',
  changedMore:
    'Someone else saved a change. Your text is still here but isn’t saved. Load the newest and ' +
    'enter your change again.',
  changedUntyped: 'Someone else saved a change. Load the newest before you edit.',
  loadNewest: 'Load the newest',
}

/** Around the lists of the console. */
export const kitListWords = {
  clearFilters: 'Clear search and filters',
  late: 'late',
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    'this-week': 'This week',
    'last-week': 'Last week',
    'this-month': 'This month',
    'last-month': 'Last month',
    '24-hours': 'Last 24 hours',
    '7-days': 'Last 7 days',
    '30-days': 'Last 30 days',
  },
  fromDay: 'From',
  untilDay: 'To',
  daysReversed: 'This day is before the first one.',
  filterOf: (column: string) => `Filter: ${column}`,
  fromAmount: 'At least',
  untilAmount: 'At most',
  noAmount: 'Enter an amount like 1,000.50.',
  amountsReversed: 'This is less than the first amount.',
  between: (from: string, to: string) =>
    from === '' ? `up to ${to}` : to === '' ? `from ${from}` : `${from} to ${to}`,
  applyFilter: 'Apply',
  clearFilter: 'Clear',
  columns: 'Columns',
  lowRows: 'Row height',
  lowerRows: 'Show more rows',
  higherRows: 'Show higher rows',
  arrived: (count: number) => `${count} new, show ${count === 1 ? 'it' : 'them'}`,
  showNew: 'Show new rows',
  keyDown: 'Next row',
  keyUp: 'Previous row',
  keyOpen: 'Open the row',
  keyChoose: 'Select the row',
  move: 'move',
  choose: 'select',
  open: 'open',
  allKeys: 'all keys',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
}
