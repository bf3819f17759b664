/** What stands around the lists of the console. */
export const words = {
  clearFilters: 'Clear search and filters',
}
