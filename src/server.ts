// The process: how it starts, and how it ends in order.
// Settings → database → migrations → demo data (the pages are built meanwhile) → http → listen.

import path from 'node:path'
import { demoHosts } from '#domain/agency/address/hosts.ts'
import { checkSecretKey } from '#domain/document/rotate-secrets.server.ts'
import { readFields } from '#lib/read-fields.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { type Postgres, startPostgres } from '#platform/db/postgres.server.ts'
import { type Env, readEnv } from '#platform/env.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { checkDataFolder, describeStartError } from '#platform/start-errors.server.ts'
import { buildIfChanged } from '#web/build.server.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  process.stderr.write(`Naru did not start. ${describeStartError(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const development = process.argv.includes('--dev')
  const env = readEnv()
  // This database is our own, so the first line of the output must say where it is.
  if (env.NARU === 'live' && !env.DATABASE_URL)
    print(`Everything lies in ${env.DATA_DIR} on this machine alone. Back it up: npm run backup -- FOLDER`)
  checkDataFolder(env.DATA_DIR)
  const built = development ? Promise.resolve() : buildIfChanged(print)
  built.catch(() => {}) // told by whoever waits for it
  const postgres = env.DATABASE_URL
    ? undefined
    : await startPostgres(path.join(env.DATA_DIR, 'postgres'), { log: print })
  try {
    await serve(env, env.DATABASE_URL ?? postgres?.url ?? '', { development, built, postgres })
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

type ServeOptions = { development: boolean; built: Promise<void>; postgres: Postgres | undefined }

async function serve(
  env: Env,
  databaseUrl: string,
  { development, built, postgres }: ServeOptions,
): Promise<void> {
  await migrate(databaseUrl)
  await checkSecretKey(databaseUrl, createKeyFor(env))
  if (env.NARU === 'demo') {
    const { fillDemoInProcess } = await import('#seed/fill-in-process.ts')
    await fillDemoInProcess(databaseUrl)
  }
  await built
  // last, because it takes a second; errors of the settings come before it
  const { createNaru } = await import('./naru.server.ts')
  const naru = await createNaru({
    env,
    databaseUrl,
    development,
    ...(development && { bundle: (await import('#serve/development.server.ts')).createDevelopmentBundle }),
  })
  await naru.app.listen({ host: env.HOST, port: env.PORT })

  let isEnding = false
  const end = async () => {
    if (isEnding) process.exit(1) // asked twice: at once
    isEnding = true
    setTimeout(() => process.exit(1), 30_000).unref()
    await naru.stop()
    await postgres?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
  print(await describeStart(env, Number(readFields(naru.app.server.address()).port)))
}

async function describeStart({ NARU, HOST, OFFICE_HOST }: Env, port: number): Promise<string> {
  if (NARU === 'live') {
    const office = OFFICE_HOST
      ? `The office is at https://${OFFICE_HOST}`
      : 'There is no office: OFFICE_HOST is not set'
    return `Naru answers on ${HOST}:${port}. ${office}.`
  }
  const { demoPassword, demoTotp } = await import('#seed/staff.ts')
  const sites = [...demoHosts]
    .filter(([host]) => host.startsWith('a'))
    .map(([host, key]) => `  ${String(key).padStart(2)}  http://${host}:${port}`)
  return [
    'Naru answers. Open one of the demo agencies:',
    ...sites,
    `The office: http://${OFFICE_HOST}:${port}`,
    `  log in as manager@a1.example (owner, manager, sales, money, content, guide; a1 to a10), password ${demoPassword}`,
    `  ${demoTotp.email} has a second factor, made from ${demoTotp.secret}`,
  ].join('\n')
}
