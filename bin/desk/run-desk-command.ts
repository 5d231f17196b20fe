// Runs one command of the desk on the database of the settings, and prints its answer.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { HostLookup } from '#domain/agency/address/host-lookup.server.ts'
import { parseHostName } from '#domain/agency/address/hosts.ts'
import { isRefusal } from '#errors.ts'
import { errors } from '#i18n/en/errors.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { findPostgres, startPostgres } from '#platform/db/postgres.server.ts'
import { type Env, readEnv } from '#platform/env.server.ts'
import { createFileStore } from '#platform/integrations/create-file-store.server.ts'
import { connectJobQueue } from '#platform/jobs.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { describeStartError } from '#platform/start-errors.server.ts'
import { hasUnnamedProxy } from '#platform/unnamed-proxy.server.ts'
import { agencyCommands } from './agency.ts'
import { commands } from './commands.ts'
import type { Command, Desk } from './desk.ts'
import { operatorCommands } from './operator.ts'
import { renderUsage } from './show.ts'
import { staffCommands } from './staff.ts'

const allCommands: Record<string, Command> = { ...commands, ...staffCommands }

type CommandResult = { code: 0 | 1; stdout: string; stderr: string }

export async function runDeskCommand(args: string[], settings: NodeJS.ProcessEnv): Promise<CommandResult> {
  try {
    return { code: 0, stdout: `${removeControlCharacters(await runArguments(args, settings))}\n`, stderr: '' }
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${removeControlCharacters(describeError(error))}\n` }
  }
}

async function runArguments(args: string[], settings: NodeJS.ProcessEnv): Promise<string> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agency: text,
      roles: text,
      help: { type: 'boolean' },
    },
  })
  const [first = 'help', ...others] = positionals
  if (first === 'help' || values.help)
    return renderUsage(allCommands, { ...agencyCommands, ...operatorCommands })
  if (first === 'agency') return runAgencyCommand(others, values, settings)
  if (first === 'operator') return runOperatorCommand(others, values, settings)
  // What is done about staff has two words.
  const [name, subjects] = first === 'staff' ? [`staff ${others[0]}`, others.slice(1)] : [first, others]
  const command = allCommands[name]
  if (!command) throw new Error(`There is no command "${name}". "npm run desk -- help" lists them.`)
  const { agency, ...options } = values
  const unknown = Object.keys(options).find((option) => !command.options?.includes(option))
  if (unknown) throw new Error(`"${name}" takes no --${unknown}.`)
  checkSubjects(name, command, subjects)
  if (!agency) throw new Error('Say whose desk it is: --agency 3, or --agency www.example.com')
  return withDesk(readEnv(settings), agency, (desk) =>
    command.run(desk, { subject: subjects[0] ?? '', ...options }),
  )
}

function checkSubjects(name: string, { subject }: { subject?: string }, subjects: string[]): void {
  if (subjects.length !== (subject ? 1 : 0))
    throw new Error(subject ? `Say which one: ${name} ${subject}` : `"${name}" takes nothing but options.`)
}

/** Commands about an agency itself, which may not exist yet. */
async function runAgencyCommand(
  [verb = '', ...subjects]: string[],
  options: object,
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const command = agencyCommands[`agency ${verb}`]
  if (!command)
    throw new Error(
      `There is no command "agency ${verb}". There are ${Object.keys(agencyCommands).join(', ')}.`,
    )
  if (subjects.length !== (command.subject ? 1 : 0) || Object.keys(options).length > 0)
    throw new Error(`Say it like this: npm run desk -- agency ${verb} ${command.subject}`.trimEnd())
  const env = readEnv(settings)
  return withDatabase(env, (db) =>
    command.run(
      {
        db,
        createStore: () => createFileStoreFor(env),
        unnamedProxy: hasUnnamedProxy(env),
        metricsPort: env.METRICS_PORT,
        getAgencyKey: async (agencyName) => (await getAgency(db, env, agencyName)).travel_agency,
      },
      subjects[0] ?? '',
    ),
  )
}

async function runOperatorCommand(
  [verb = '', ...subjects]: string[],
  options: object,
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const command = operatorCommands[`operator ${verb}`]
  const [email] = subjects
  if (!command || email === undefined || subjects.length > 1 || Object.keys(options).length > 0)
    throw new Error(`Say it like this: npm run desk -- ${Object.keys(operatorCommands).join(' | ')} EMAIL`)
  const env = readEnv(settings)
  const office = env.NARU === 'demo' ? `http://${env.OFFICE_HOST}:${env.PORT}` : `https://${env.OFFICE_HOST}`
  return withDatabase(env, (db) => command.run({ db, office }, email))
}

function withDesk<T>(env: Env, agency: string, work: (desk: Desk) => Promise<T>): Promise<T> {
  return withDatabase(env, async (db, url) => {
    const { enqueue, stop } = await connectJobQueue(url)
    try {
      return await work({
        db,
        enqueue,
        keyFor: (use) => createKeyFor(env)(use),
        ...(await getAgency(db, env, agency)),
      })
    } finally {
      await stop()
    }
  })
}

/** The database of DATABASE_URL; else our own, which is started for the command unless Naru runs. */
async function withDatabase<T>(env: Env, work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const closing: (() => Promise<void>)[] = []
  try {
    const url = env.DATABASE_URL ?? (await findOwnDatabase(path.join(env.DATA_DIR, 'postgres'), closing))
    const { db, close } = createDatabase(url, () => {})
    closing.unshift(close)
    return await work(db, url)
  } finally {
    for (const close of closing) await close()
  }
}

async function findOwnDatabase(folder: string, closing: (() => Promise<void>)[]): Promise<string> {
  const running = await findPostgres(folder)
  if (running !== undefined) return running
  const { url, stop } = await startPostgres(folder)
  closing.unshift(stop)
  return url
}

const createFileStoreFor = (env: Env) => createFileStore(env, { warn: () => {} })

async function getAgency(db: Db, { NARU }: Env, agencyName: string) {
  const key = /^\d{1,9}$/.test(agencyName)
    ? Number(agencyName)
    : await new HostLookup(db, NARU === 'demo').findAgencyKey(parseHostName(agencyName) ?? '')
  const found = await db
    .selectFrom('agency')
    .select(['travel_agency', 'default_language as language'])
    .where('travel_agency', '=', key)
    .executeTakeFirst()
  if (!found) throw new Error(`There is no agency ${agencyName}.`)
  return found
}

function describeError(error: unknown): string {
  if (!isRefusal(error)) return describeStartError(error)
  const fields = Object.entries(error.fields ?? {}).map(([field, { en }]) => `${field}: ${en}`)
  return [errors[error.refusal], ...fields].join('\n')
}

/** Text of customers must not steer the terminal. */
function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ')
}
