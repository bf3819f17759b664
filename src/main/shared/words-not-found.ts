/** An address of the application without a page. */
export const notFoundWords = {
  title: 'We couldn’t find that page',
  message: 'The address may be mistyped, or the page has moved. Nothing changed.',
  home: 'Go to Home',
  overview: 'Go to the overview',
}
