// Runs before the first paint, so that whoever chose the dark theme never sees a white flash. It is
// a file of its own because the content security policy allows no inline script. The names of the
// two settings are those of src/foundation/kit/theme/theme.ts and
// src/foundation/kit/i18n/language.tsx.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('kaban-theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // A page before a sign-in has the language that the server rendered it in.
    if (root.dataset.authPage === undefined && localStorage.getItem('kaban-language') === 'fil')
      root.lang = 'fil'
  } catch {
    // Where storage is forbidden, the page follows the system.
  }
  var dark =
    root.dataset.theme === 'dark' ||
    (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]').content = dark ? '#073C41' : '#06484E'
  if (root.dataset.authPage !== undefined) rememberPresses()
  // A page whose script did not arrive would stay empty.
  else whenScriptFails(showLost)
  if (root.dataset.drawn !== undefined) keepDrawing()

  function whenScriptFails(then) {
    window.addEventListener(
      'error',
      function (event) {
        if (event.target.tagName === 'SCRIPT') then()
      },
      true,
    )
  }
  function showLost() {
    if (root.dataset.drawn !== undefined) root.dataset.drawn = 'no'
    // The application has taken its place once it runs.
    var message = document.getElementById('page-lost')
    if (message) message.hidden = false
  }

  // The server draws the home page (src/main/browser/home-rendered.tsx) without knowing what only
  // this browser keeps. What is pressed in the drawing is pressed again in the application's page.
  function keepDrawing() {
    var language = null
    var amountsHidden = null
    try {
      language = localStorage.getItem('kaban-language')
      amountsHidden = localStorage.getItem('kaban-amounts-hidden')
    } catch {
      // Without storage the drawing is what the application shows.
    }
    if (amountsHidden === 'yes' || (language || 'en') !== root.dataset.drawn) {
      root.dataset.drawn = 'no'
      return
    }
    var pressed = null
    document.addEventListener('click', hold, true)
    document.addEventListener('kaban-ready', release)

    function hold(event) {
      var control = event.target.closest('#drawn :is(a, button)')
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      pressed = control
    }
    function release() {
      document.removeEventListener('click', hold, true)
      document.getElementById('root').hidden = false
      var focused = twin(document.activeElement)
      var next = pressed && twin(pressed)
      document.getElementById('drawn').remove()
      if (focused) focused.focus({ preventScroll: true })
      if (next) setTimeout(() => next.click())
    }
    // The same control of the application: with the same place among those with the same name. A
    // name may count something that changed meanwhile; then the place among all controls decides.
    function twin(control) {
      function isAlike(one) {
        return ['href', 'aria-label'].every(
          (name) => one.getAttribute(name) === control.getAttribute(name),
        )
      }
      function inPlace(isMeant) {
        var of = (id) =>
          [...document.querySelectorAll('#' + id + ' :is(a, button)')].filter(isMeant)
        return of('root')[of('drawn').indexOf(control)]
      }
      return inPlace(isAlike) || inPlace((one) => one.tagName === control.tagName)
    }
  }

  // The pages before a sign-in are shown before their scripts have arrived
  // (src/main/browser/auth.tsx). What is pressed and chosen until then is replayed once they have.
  function rememberPresses() {
    var early = []
    var isLost = false
    document.addEventListener('click', hold, true)
    document.addEventListener('change', hold, true)
    document.addEventListener('submit', hold, true)
    document.addEventListener('kaban-ready', release)
    document.addEventListener('kaban-lost', lost)
    whenScriptFails(lost)

    function hold(event) {
      if (event.type === 'submit') event.preventDefault()
      var chosen = event.type === 'change' && event.target.matches('select, [type="radio"]')
      var button = event.type === 'click' && event.target.closest('button')
      if (button) event.preventDefault()
      if (!chosen && !button) return
      event.stopPropagation()
      // The scripts will not come, and the page says so.
      if (isLost) return
      var element = button || event.target
      var submits = button && button.type === 'submit'
      if (submits && element.ariaBusy) return
      if (submits) element.ariaBusy = 'true'
      early.push([element, chosen && element.tagName === 'SELECT' ? element.value : null])
    }
    function release() {
      document.removeEventListener('click', hold, true)
      document.removeEventListener('change', hold, true)
      document.removeEventListener('submit', hold, true)
      early.splice(0).forEach(function (one) {
        var element = one[0]
        if (one[1] !== null) {
          element.value = one[1]
          element.dispatchEvent(new Event('change', { bubbles: true }))
          return
        }
        element.ariaBusy = null
        if (element.type === 'radio') element.checked = false
        element.click()
      })
    }
    function lost() {
      isLost = true
      showLost()
      early.splice(0).forEach(function (one) {
        one[0].ariaBusy = null
      })
    }
  }
})()
