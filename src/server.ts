// The process: how it starts, and how it ends in order.
// Settings → database → migrations → demo data (the pages are built meanwhile) → http → listen.

import path from 'node:path'
import { demoHosts } from '#domain/agency/hosts.ts'
import { refuseOtherSecret } from '#domain/document/rotate.server.ts'
import { partsOf } from '#plain/parts-of.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { type Postgres, startPostgres } from '#platform/db/postgres.server.ts'
import { type Env, readEnv } from '#platform/env.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { tryFolder, whyNot } from '#platform/why-not.server.ts'
import { buildIfChanged } from '#web/build.server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  process.stderr.write(`Naru did not start. ${whyNot(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const development = process.argv.includes('--dev')
  const env = readEnv()
  // This database is our own, so the first line of the output must say where it is.
  if (env.NARU === 'live' && !env.DATABASE_URL)
    say(`Everything lies in ${env.DATA_DIR} on this machine alone. Back it up: npm run backup -- FOLDER`)
  tryFolder(env.DATA_DIR)
  const built = development ? Promise.resolve() : buildIfChanged(say)
  built.catch(() => {}) // told by whoever waits for it
  const postgres = env.DATABASE_URL
    ? undefined
    : await startPostgres(path.join(env.DATA_DIR, 'postgres'), { log: say })
  try {
    await serve(env, env.DATABASE_URL ?? postgres?.url ?? '', { development, built, postgres })
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

type Around = { development: boolean; built: Promise<void>; postgres: Postgres | undefined }

async function serve(env: Env, databaseUrl: string, { development, built, postgres }: Around): Promise<void> {
  await migrate(databaseUrl)
  await refuseOtherSecret(databaseUrl, openSecrets(env))
  if (env.NARU === 'demo') {
    const { fillDemoApart } = await import('#seed/fill-apart.ts')
    await fillDemoApart(databaseUrl)
  }
  await built
  // last, because it takes a second; errors of the settings come before it
  const { openNaru } = await import('./naru.server.ts')
  const naru = await openNaru({
    env,
    databaseUrl,
    development,
    ...(development && { bundle: (await import('#serve/development.server.ts')).developmentBundle }),
  })
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
  say(await greeting(env, Number(partsOf(naru.app.server.address()).port)))
}

async function greeting({ NARU, HOST, OFFICE_HOST }: Env, port: number): Promise<string> {
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
