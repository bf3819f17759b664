// Runs before the first paint, so that a person who chose dark never sees a white flash. It is a file of its own because
// the content security policy allows no inline script. The names of the two settings are those of src/kit/theme.ts and
// src/kit/language.tsx.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('kaban-theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('kaban-language') === 'fil') root.lang = 'fil'
  } catch {
    // Storage may be forbidden: the page then follows the system.
  }
  var dark = root.dataset.theme === 'dark' || (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0D1413' : '#FAFAF7'
})()
