// What is typed at the desk, and what it says: one command, performed on the database of the settings.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { hostName } from '#domain/agency/hosts.ts'
import { Hosts } from '#domain/agency/look-up.server.ts'
import { isRefusal } from '#errors.ts'
import { type Db, openDatabase } from '#platform/db/open.server.ts'
import { findPostgres, startPostgres } from '#platform/db/postgres.server.ts'
import { type Env, readEnv } from '#platform/env.server.ts'
import { askForJobs } from '#platform/jobs.server.ts'
import { openFiles } from '#platform/outside/open-files.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { hasUnnamedProxy } from '#platform/unnamed-proxy.server.ts'
import { whyNot } from '#platform/why-not.server.ts'
import { errors } from '#words/en/errors.ts'
import { agencyCommands } from './agency.ts'
import { commands } from './commands.ts'
import type { Command, CommandAsked, Desk } from './desk.ts'
import { stateLine, usage } from './show.ts'
import { staffCommands } from './staff.ts'

const allCommands: Record<string, Command> = { ...commands, ...staffCommands }

type Said = { code: 0 | 1; stdout: string; stderr: string }

export async function askDesk(args: string[], settings: NodeJS.ProcessEnv): Promise<Said> {
  try {
    return { code: 0, stdout: `${plain(await answer(args, settings))}\n`, stderr: '' }
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${plain(sentenceOf(error))}\n` }
  }
}

async function answer(args: string[], settings: NodeJS.ProcessEnv): Promise<string> {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      agency: text,
      progress: text,
      amount: text,
      note: text,
      text,
      file: text,
      traveller: text,
      as: text,
      roles: text,
      to: text,
      full: yes,
      help: yes,
    },
  })
  const [first = 'help', ...others] = positionals
  if (first === 'help' || values.help) return usage(allCommands, agencyCommands)
  if (first === 'agency') return atOffice(others, values, settings)
  // What is done about staff has two words.
  const [name, subjects] = first === 'staff' ? [`staff ${others[0]}`, others.slice(1)] : [first, others]
  const command = allCommands[name]
  if (!command) throw new Error(`There is no command "${name}". "npm run desk -- help" lists them.`)
  const { agency, ...options } = values
  const unknown = Object.keys(options).find((option) => !command.options?.includes(option))
  if (unknown) throw new Error(`"${name}" takes no --${unknown}.`)
  if (subjects.length !== (command.subject ? 1 : 0))
    throw new Error(
      command.subject ? `Say which one: ${name} ${command.subject}` : `"${name}" takes nothing but options.`,
    )
  if (!agency) throw new Error('Say whose desk it is: --agency 3, or --agency www.example.com')
  return atDesk(readEnv(settings), agency, (desk) =>
    perform(desk, command, { subject: subjects[0] ?? '', ...options }),
  )
}

/** About an agency itself, which may not be there yet. */
async function atOffice(
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
  return onDatabase(env, (db) =>
    command.run(
      {
        db,
        openStore: () => storeOf(env),
        unnamedProxy: hasUnnamedProxy(env),
        metricsPort: env.METRICS_PORT,
        keyOf: async (named) => (await agencyOf(db, env, named)).travel_agency,
      },
      subjects[0] ?? '',
    ),
  )
}

/** What is refused says where the booking stands, so that one need not look it up. */
async function perform(desk: Desk, command: Command, asked: CommandAsked): Promise<string> {
  try {
    return await command.run(desk, asked)
  } catch (error) {
    const state = isRefusal(error) && command.subject === 'NUMBER' && (await stateLine(desk, asked.subject))
    throw state ? new Error(`${sentenceOf(error)}\n${state}`) : error
  }
}

function atDesk<T>(env: Env, agency: string, work: (desk: Desk) => Promise<T>): Promise<T> {
  return onDatabase(env, async (db, url) => {
    const { later, stop } = await askForJobs(url)
    try {
      return await work({
        db,
        later,
        keyFor: (use) => openSecrets(env)(use),
        openStore: () => storeOf(env),
        ...(env.NARU === 'demo' && { demo: { port: env.PORT } }),
        ...(await agencyOf(db, env, agency)),
      })
    } finally {
      await stop()
    }
  })
}

/** On the database of DATABASE_URL; else on our own, which is started for the moment unless Naru runs. */
async function onDatabase<T>(env: Env, work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const closing: (() => Promise<void>)[] = []
  try {
    const url = env.DATABASE_URL ?? (await ownDatabase(path.join(env.DATA_DIR, 'postgres'), closing))
    const { db, close } = openDatabase(url, () => {})
    closing.unshift(close)
    return await work(db, url)
  } finally {
    for (const close of closing) await close()
  }
}

async function ownDatabase(folder: string, closing: (() => Promise<void>)[]): Promise<string> {
  const running = await findPostgres(folder)
  if (running !== undefined) return running
  const { url, stop } = await startPostgres(folder)
  closing.unshift(stop)
  return url
}

const storeOf = (env: Env) => openFiles(env, { warn: () => {} })

async function agencyOf(db: Db, { NARU }: Env, named: string) {
  const key = /^\d{1,9}$/.test(named)
    ? Number(named)
    : await new Hosts(db, NARU === 'demo').keyOf(hostName(named) ?? '')
  const found = await db
    .selectFrom('agency')
    .select(['travel_agency', 'default_language as language'])
    .where('travel_agency', '=', key)
    .executeTakeFirst()
  if (!found) throw new Error(`There is no agency ${named}.`)
  return found
}

function sentenceOf(error: unknown): string {
  if (!isRefusal(error)) return whyNot(error)
  const fields = Object.entries(error.fields ?? {}).map(([field, { en }]) => `${field}: ${en}`)
  return [errors[error.refusal], ...fields].join('\n')
}

/** What customers wrote must not steer the terminal. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ')
}
