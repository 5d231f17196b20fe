// The build itself, with the folder it fills as its argument. It has a process of its own.
// The build computes for seconds at a time, and whoever waits for it has a database to talk to.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { createBuilder } from 'vite'
import { describeApi } from '#serve/api-descriptions.ts'

const [folder = ''] = process.argv.slice(2)
const outDir = (part: string) => ({ build: { outDir: path.join(folder, part), emptyOutDir: true } })
const builder = await createBuilder({
  root: path.resolve(import.meta.dirname, '../..'),
  logLevel: 'warn',
  configLoader: 'native',
  builder: {},
  environments: { client: outDir('client'), office: outDir('office'), ssr: outDir('server') },
})
await builder.buildApp()
for (const part of ['client', 'office'] as const) {
  compress(path.join(folder, part, 'assets'))
  // half a second of work, which no start has to wait for
  fs.writeFileSync(path.join(folder, part, 'openapi.json'), describeApi[part]())
}

function compress(assets: string): void {
  for (const name of fs.readdirSync(assets)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const file = path.join(assets, name)
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(
      `${file}.br`,
      zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    )
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }))
  }
}
