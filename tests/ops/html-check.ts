// `-- html`: pages of the demo by the W3C's own checker, which needs Java. Says so where there is none.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSender } from '../shared/http-sender.ts'
import { startServer } from '../shared/run-product.ts'

const memberPaths = [
  '/mypage',
  '/mypage/wish',
  '/mypage/info',
  '/mypage/password',
  '/mypage/withdrawal',
  '/mypage/reservations',
]
const visitorPaths = ['/auth/login', '/auth/join', '/auth/find', '/papers', '/payment/fail', '/404']

/** The exit code. */
export async function checkHtml(): Promise<number> {
  if (spawnSync('java', ['-version']).error) {
    process.stdout.write('html: there is no Java on this machine; the checker of the W3C was not asked.\n')
    return 0
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-html-'))
  const server = startServer({ NARU: 'demo', DATA_DIR: path.join(folder, 'data') })
  try {
    const port = await server.port
    const files = [...(await fetchPages(port, 1, folder)), ...(await fetchPages(port, 4, folder))]
    const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
    const { stderr, status } = spawnSync('java', ['-Xss4m', '-jar', jar, '--errors-only', ...files], {
      encoding: 'utf8',
    })
    const faults = stderr.split('\n').filter(Boolean)
    process.stdout.write(`html: ${files.length} pages, ${faults.length} faults\n`)
    process.stderr.write(stderr)
    return status ?? 1
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** One of each kind of page that the sitemap names, and what it does not name. */
async function fetchPages(port: number, key: number, folder: string): Promise<string[]> {
  const { send, close } = createSender(port, `a${key}.localhost:${port}`, 2)
  const get = async (address: string, cookie = '') =>
    (await send('GET', address, { headers: cookie ? { cookie } : {} }))?.text ?? ''
  const body = { username: 'demo', password: 'naru-demo-1' }
  const login = await send('POST', '/api/user/login/landing', { body })
  const cookie = (login?.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const named = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)]
  const addresses = named.map(([, url = '']) => new URL(url).pathname)
  const kinds = Map.groupBy(addresses, (address) => address.split('/').slice(0, 3).join('/'))
  const visited = [...[...kinds.values()].map(([first = '/']) => first), ...visitorPaths]
  const files: string[] = []
  for (const address of [...visited, ...memberPaths]) {
    const file = path.join(folder, `a${key}${address.replaceAll('/', '_')}.html`)
    fs.writeFileSync(file, await get(address, memberPaths.includes(address) ? cookie : ''))
    files.push(file)
  }
  close()
  return files
}
