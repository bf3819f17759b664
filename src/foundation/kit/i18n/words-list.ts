/** Around the lists of the console. */
export const kitListWords = {
  clearFilters: 'Clear search and filters',
}
