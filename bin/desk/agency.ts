// The desk's commands about an agency itself: its form is printed, filled in by hand, and brought back.
import fs from 'node:fs'
import path from 'node:path'
import { AgencyForm, Domain, emptyForm, showShapes } from '#domain/agency/form.server.ts'
import { checkLogo, storeLogo } from '#domain/agency/logo.server.ts'
import {
  changeAgency,
  conflictsOf,
  missingOf,
  openAgency,
  readForm,
} from '#domain/agency/open-agency.server.ts'
import { openBoards } from '#domain/board/first-boards.server.ts'
import { openSynonyms } from '#domain/catalog/first-synonyms.server.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Files } from '#platform/outside/files.server.ts'
import { whyNot } from '#platform/why-not.server.ts'
import { errors } from '#words/en/errors.ts'

/** `unnamedProxy`: Naru was asked by a proxy that its settings do not name. */
type Office = {
  db: Db
  openStore: () => Promise<Files>
  keyOf: (named: string) => Promise<number>
  unnamedProxy: boolean
  metricsPort: number | undefined
}
type AgencyCommand = {
  subject: 'FILE' | 'KEY' | ''
  says: string
  run: (office: Office, subject: string) => Promise<string>
}

export const agencyCommands: Record<string, AgencyCommand> = {
  'agency form': {
    subject: '',
    says: 'prints an empty form (JSON) for a new agency',
    run: async () => JSON.stringify(emptyForm, null, 2),
  },
  'agency open': {
    subject: 'FILE',
    says: 'opens an agency with a form that was filled in; says what is missing',
    run: (office, file) =>
      bring(office, file, {
        isNew: true,
        take: async (db, form) => {
          await openAgency(db, form)
          await openBoards(db, form.travel_agency)
          await openSynonyms(db, form.travel_agency)
        },
      }),
  },
  'agency show': {
    subject: 'KEY',
    says: 'prints the form of an agency as it stands',
    run: async ({ db, keyOf }, named) =>
      JSON.stringify(showShapes(await readForm({ db, travel_agency: await keyOf(named) })), null, 2),
  },
  'agency change': {
    subject: 'FILE',
    says: 'makes an agency what its form says; says what is missing',
    run: (office, file) => bring(office, file, { isNew: false, take: changeAgency }),
  },
  'agency check': {
    subject: 'KEY',
    says: 'lists what an agency still lacks by law, and for its site',
    run: async (office, named) => check(office, await office.keyOf(named)),
  },
  'agency use': {
    subject: '',
    says: 'who uses the process at METRICS_PORT most of late, since its start',
    run: async ({ metricsPort }) => {
      if (!metricsPort) throw new Error('Set METRICS_PORT to that of the process you mean.')
      return showUse(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
    },
  },
}

/** The busiest comes first, as the process tells it. */
function showUse(figures: string): string {
  const read = (name: string) =>
    [...figures.matchAll(new RegExp(`^naru_agency_${name}_total\\{agency="(\\d+)"\\} (\\S+)$`, 'gm'))].map(
      ([, agency = '', value = '']) => [agency, Number(value)] as const,
    )
  const [requests, refused] = [new Map(read('requests')), new Map(read('refused'))]
  const rows = read('busy_seconds').map(([agency, busy]) => [
    agency === '0' ? 'nobody’s' : agency,
    requests.get(agency) ?? 0,
    busy.toFixed(1),
    refused.get(agency) ?? 0,
  ])
  return [['agency', 'requests', 'seconds', 'refused'], ...rows]
    .map((row) =>
      row
        .map((cell) => String(cell).padEnd(12))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** What is brought: all that is wrong with it is said at once. */
async function bring(
  office: Office,
  file: string,
  { isNew, take }: { isNew: boolean; take: (db: Db, form: AgencyForm) => Promise<void> },
): Promise<string> {
  const { db, openStore } = office
  const given = jsonOf(file)
  const read = AgencyForm.safeParse(given)
  const logo = logoOf(given, path.dirname(file))
  const wrong = [
    ...(read.error?.issues ?? []).map(({ path, message }) => [path.join('.') || file, message]),
    ...(await whyNoPicture(logo)),
    ...(await conflictsOf(db, namedIn(given), isNew)).map(([field, refusal]) => [field, errors[refusal]]),
  ]
  if (!read.success || wrong.length > 0)
    throw new Error(
      [
        'Nothing was changed. The form cannot be taken:',
        ...wrong.map(([field, why]) => `  ${field}: ${why}`),
      ].join('\n'),
    )
  const { travel_agency, info } = read.data
  // stored before the row that names it
  const kept = logo && (await storeLogo(await openStore(), travel_agency, fs.readFileSync(logo)))
  const form = { ...read.data, info: { ...info, logo: kept ?? info.logo } }
  await inAgency(db, travel_agency, (tx) => take(tx, form))
  return check(office, travel_agency)
}

/** The file of a logo that is not stored yet; one that is stored is named by its address. */
function logoOf(given: unknown, folder: string): string | undefined {
  const { logo } = partsOf(partsOf(given).info)
  const isFile = typeof logo === 'string' && logo.trim() !== '' && !/^\/files\/[\w.-]+$/.test(logo)
  return isFile ? path.resolve(folder, logo) : undefined
}

async function whyNoPicture(file: string | undefined): Promise<[field: string, why: string][]> {
  try {
    if (file !== undefined) await checkLogo(fs.readFileSync(file))
    return []
  } catch (error) {
    return [['info.logo', `${file} cannot be kept: ${whyNot(error)}`]]
  }
}

/** As much of key and domains as can be read. */
function namedIn(given: unknown) {
  const { travel_agency, domains } = partsOf(given)
  const listed = Array.isArray(domains) ? domains : []
  return {
    travel_agency: AgencyForm.shape.travel_agency.safeParse(travel_agency).data ?? 0,
    domains: listed.map((each) => Domain.safeParse(each).data ?? ''),
  }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as a form: ${error instanceof Error ? error.message : error}`)
  }
}

const proxyLine: [field: string, why: string] = [
  'setting TRUST_PROXY',
  'a proxy asks that it does not name: to Naru every visitor has the proxy’s address',
]

function check({ db, unnamedProxy }: Office, travel_agency: number): Promise<string> {
  return inAgency(db, travel_agency, async (tx) => {
    const { domains } = await readForm({ db: tx, travel_agency })
    const missing = [...(await missingOf({ db: tx, travel_agency })), ...(unnamedProxy ? [proxyLine] : [])]
    const lines = missing.map(([field, why]) => `  ${field.padEnd(26)}${why}`)
    return [
      `Agency ${travel_agency} answers at ${domains.join(', ') || 'no domain'}.`,
      ...(lines.length > 0 ? ['Missing:', ...lines] : ['Nothing is missing.']),
    ].join('\n')
  })
}
