// Keeps the document and the scripts of the guide's page on the phone, so that it opens without a network.
const page = '/guide/'

/** Everything this page has loaded; what an older version needed goes. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/guide/worker.js', { scope: page })
  const cache = await caches.open('guide')
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  const wanted = new Set([page, ...loaded])
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all([...wanted].filter((path) => !held.has(path)).map((path) => cache.add(path)))
  await Promise.all([...held].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)))
}
