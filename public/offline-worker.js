// The service worker of the open pages, on devices that have the one of the user area: without a connection it shows one page of
// ours instead of the browser's error. It keeps that page and nothing else; with a connection everything comes from the server.
;(function () {
  var cacheName = 'kaban-offline-page'
  var page = '/offline.html'
  // By a name of its own: the other pages fetch the same file past this worker.
  var files = [page, '/first-paint.js?offline']
  var open =
    /^\/(login|register|forgot-password|reset-password|verify-email|terms|privacy|how-figures-are-made|verify|verify\/[^/.]+|admin\/login)?$/

  self.addEventListener('install', function (event) {
    event.waitUntil(
      keep().then(function () {
        return self.skipWaiting()
      }),
    )
  })
  self.addEventListener('activate', function (event) {
    // The request goes out while this worker wakes up: nobody waits for it.
    if (self.registration.navigationPreload)
      event.waitUntil(self.registration.navigationPreload.enable())
  })
  self.addEventListener('message', function (event) {
    if (event.data === 'keep-anew') event.waitUntil(keep().catch(function () {}))
  })
  self.addEventListener('fetch', function (event) {
    var request = event.request
    var address = new URL(request.url)
    if (request.method !== 'GET' || address.origin !== self.location.origin) return
    if (request.mode === 'navigate' && open.test(address.pathname))
      event.respondWith(orKept(fromServer(event), page))
    else if (address.pathname + address.search === files[1])
      event.respondWith(orKept(fetch(request), files[1]))
  })

  function fromServer(event) {
    return Promise.resolve(event.preloadResponse).then(function (preloaded) {
      return preloaded || fetch(event.request)
    })
  }

  function orKept(answer, file) {
    return answer.catch(function () {
      return caches
        .open(cacheName)
        .then(function (cache) {
          return cache.match(file)
        })
        .then(function (kept) {
          return kept || Response.error()
        })
    })
  }

  function keep() {
    return caches.open(cacheName).then(function (cache) {
      return cache.addAll(
        files.map(function (file) {
          return new Request(file, { cache: 'no-cache' })
        }),
      )
    })
  }
})()
