// The service worker of the guide's page: its document and scripts without a network. No data. Decision 94
const cacheName = 'guide'
const page = '/guide/'
/** A network that does not answer is none. */
const patience_ms = 5_000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(fetchPage(event.request))
  else if (pathname.startsWith('/assets/')) event.respondWith(findAsset(event.request))
})

/** The newest document where one can be had. It is the same for everybody. */
async function fetchPage({ url }) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(url, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience_ms),
    })
    if (response.ok) await cache.put(page, response.clone())
    // a server that is restarted answers, too, and has no page
    return response.status < 500 ? response : ((await cache.match(page)) ?? response)
  } catch (error) {
    const cached = await cache.match(page)
    if (!cached) throw error
    return cached
  }
}

/** Their names change with what they hold. */
async function findAsset(request) {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
