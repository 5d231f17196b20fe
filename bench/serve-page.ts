// The floor of a page: bare node:http, the same statements under names, React's own renderToString of the
// same tree.
import http from 'node:http'
import pg from 'pg'
import { z } from 'zod'
import { databaseLimits } from '#limits/machine.ts'
import { getPort } from '../tests/shared/get-port.ts'
import type { PageInput } from './floor-page.tsx'
import { Statement } from './record-statements.ts'
import { serveOrder } from './serve-order.ts'

pg.types.setTypeParser(pg.types.builtins.DATE, String) // a day, as it is written in JSON

const PageOrder = z.object({
  databaseUrl: z.string(),
  bundle: z.url(),
  statements: z.array(Statement),
  drawn: z.custom<PageInput>((value) => typeof value === 'object'),
})

serveOrder(PageOrder, async ({ databaseUrl, bundle, statements, drawn }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: databaseLimits.connections })
  const floor: typeof import('./floor-page.tsx') = await import(bundle)
  const draw = await floor.prepareRender(drawn)
  // Every statement of the page is run; what the page shows of them is drawn from these rows.
  const packages = statements.findIndex(({ text }) => /\bfrom "?package\b/.test(text))
  const boards = statements.findIndex(({ text }) => /\bfrom "?board\b/.test(text))
  const server = http.createServer(async (_request, response) => {
    const results = await Promise.all(
      statements.map((statement, at) => pool.query({ name: `page_${at}`, ...statement })),
    )
    const html = draw(results[packages]?.rows ?? [], results[boards]?.rows ?? [])
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    })
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(server),
    async stop() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
})
