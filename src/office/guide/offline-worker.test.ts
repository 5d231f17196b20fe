// The service worker of the guide's page, run with stand-ins for the browser: which document it answers with.
import fs from 'node:fs'
import { expect, test } from 'vitest'

const script = fs.readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8')

/** `network`: each answer in turn, or an error. What was opened once is in the cache. */
function createWorker(network: (Response | Error)[]) {
  const listeners = new Map<string, (event: object) => void>()
  const stored = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => void stored.set(key, response),
    match: async (key: string) => stored.get(key)?.clone(),
  }
  const self = {
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    location: { origin: 'http://office.localhost' },
  }
  const fetch = async () => {
    const answer = network.shift()
    if (answer instanceof Response) return answer
    throw answer
  }
  new Function('self', 'caches', 'fetch', script)(self, { open: async () => cache }, fetch)
  return async function open() {
    let answer: Promise<Response> | undefined
    const request = { method: 'GET', mode: 'navigate', url: 'http://office.localhost/guide/' }
    const respondWith = (response: Promise<Response>) => {
      answer = response
    }
    listeners.get('fetch')?.({ request, respondWith })
    return (await answer)?.text()
  }
}

test.each([
  ['no network', new Error('offline')],
  ['a server that is restarted', new Response('bad gateway', { status: 502 })],
  ['a server that is full', new Response('unavailable', { status: 503 })],
])('with %s the page that was opened before is shown', async (_why, answer) => {
  const open = createWorker([new Response('page 1'), answer, new Response('page 2')])
  expect([await open(), await open(), await open()]).toEqual(['page 1', 'page 1', 'page 2'])
})

test('what the server refuses is not hidden by an older page', async () => {
  const open = createWorker([new Response('page'), new Response('not found', { status: 404 })])
  expect([await open(), await open()]).toEqual(['page', 'not found'])
  await expect(createWorker([new Error('offline')])()).rejects.toThrow('offline')
})
