// The process: settings → database → migrations → demo data → http → listen, and an orderly end.
import path from 'node:path'
import { demoHosts } from '#domain/agency/hosts.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { startPostgres } from '#platform/db/postgres.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { buildIfChanged } from './build.server.ts'
import { openNaru } from './naru.server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  process.stderr.write(`Naru did not start. ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const development = process.argv.includes('--dev')
  const env = readEnv()
  if (!development) await buildIfChanged(say)
  const postgres = env.DATABASE_URL ? undefined : await startPostgres(path.join(env.DATA_DIR, 'postgres'), { log: say })
  const databaseUrl = env.DATABASE_URL ?? postgres?.url ?? ''
  await migrate(databaseUrl)
  if (env.NARU === 'demo') {
    const { seedDemo } = await import('#seed/demo.ts')
    await seedDemo({ databaseUrl, dataDir: env.DATA_DIR, log: say })
  }
  const naru = await openNaru({ env, databaseUrl, development, ...(development && { bundle: (await import('./development.server.ts')).developmentBundle }) })
  await naru.app.listen({ host: env.HOST, port: env.PORT })

  let ending = false
  const end = async () => {
    if (ending) process.exit(1) // asked twice: at once
    ending = true
    setTimeout(() => process.exit(1), 30_000).unref()
    await naru.stop()
    await postgres?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())

  const { port } = Object(naru.app.server.address())
  say(
    env.NARU === 'demo'
      ? `Naru answers. Open one of the demo agencies:\n${[...demoHosts]
          .filter(([host]) => host.startsWith('a'))
          .map(([host, key]) => `  ${String(key).padStart(2)}  http://${host}:${port}`)
          .join('\n')}`
      : `Naru answers on ${env.HOST}:${port}`,
  )
}
