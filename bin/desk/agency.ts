// The desk's commands about an agency itself: its form is printed, filled in by hand, and brought back.
import fs from 'node:fs'
import path from 'node:path'
import { AgencyForm, emptyForm, toEditableForm } from '#domain/agency/form.server.ts'
import { Domain } from '#domain/agency/forms.ts'
import { checkLogo, storeLogo } from '#domain/agency/look/logo.server.ts'
import {
  listConflicts,
  listMissingItems,
  readAgencyForm,
  updateAgency,
} from '#domain/agency/save-agency.server.ts'
import { createWholeAgency } from '#domain/operator/open-agency.server.ts'
import { logDeskChange } from '#domain/staff/log.server.ts'
import { errors } from '#i18n/en/errors.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Db } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { describeStartError } from '#platform/start-errors.server.ts'
import { explainIssues, parseOptions } from '#platform/wire/explain.ts'

/** `unnamedProxy`: Naru was asked by a proxy that its settings do not name. */
type AgencyCommandContext = {
  db: Db
  createStore: () => Promise<FileStore>
  getAgencyKey: (agencyName: string) => Promise<number>
  unnamedProxy: boolean
  metricsPort: number | undefined
}
type AgencyCommand = {
  subject: 'FILE' | 'KEY' | ''
  says: string
  run: (context: AgencyCommandContext, subject: string) => Promise<string>
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
    run: (context, file) =>
      applyForm(context, file, {
        isNew: true,
        save: (db, form) => createWholeAgency(db, form, 'open'),
      }),
  },
  'agency show': {
    subject: 'KEY',
    says: 'prints the form of an agency as it stands',
    run: async ({ db, getAgencyKey }, agencyName) =>
      JSON.stringify(
        toEditableForm(await readAgencyForm({ db, travel_agency: await getAgencyKey(agencyName) })),
        null,
        2,
      ),
  },
  'agency change': {
    subject: 'FILE',
    says: 'makes an agency what its form says; says what is missing',
    run: (context, file) =>
      applyForm(context, file, {
        isNew: false,
        async save(db, form) {
          await updateAgency(db, form)
          const { travel_agency } = form
          await logDeskChange({ db, travel_agency }, { call: 'desk agency change', subject: 'site' })
        },
      }),
  },
  'agency check': {
    subject: 'KEY',
    says: 'lists what an agency still lacks by law, and for its site',
    run: async (context, agencyName) => describeMissing(context, await context.getAgencyKey(agencyName)),
  },
  'agency use': {
    subject: '',
    says: 'who uses the process at METRICS_PORT most of late, since its start',
    run: async ({ metricsPort }) => {
      if (!metricsPort) throw new Error('Set METRICS_PORT to that of the process you mean.')
      return renderAgencyUsage(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
    },
  },
}

/** The busiest agency comes first, as the process lists them. */
function renderAgencyUsage(figures: string): string {
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

/** All errors of the form are reported at once. */
async function applyForm(
  context: AgencyCommandContext,
  file: string,
  { isNew, save }: { isNew: boolean; save: (db: Db, form: AgencyForm) => Promise<void> },
): Promise<string> {
  const { db, createStore } = context
  const json = readJsonFile(file)
  const read = AgencyForm.safeParse(json, parseOptions)
  const logo = findNewLogo(json, path.dirname(file))
  const wrong = [
    ...Object.entries(explainIssues(read.error?.issues ?? [])).map(([field, { en }]) => [field, en]),
    ...(await describeLogoProblem(logo)),
    ...(await listConflicts(db, readKeyAndDomains(json), isNew)).map(([field, refusal]) => [
      field,
      errors[refusal],
    ]),
  ]
  if (!read.success || wrong.length > 0)
    throw new Error(
      [
        'Nothing was changed. The form cannot be taken:',
        ...wrong.map(([field, why]) => `  ${field}: ${why}`),
      ].join('\n'),
    )
  const { travel_agency, info } = read.data
  // the logo is stored before the row that names it
  const storedLogo = logo && (await storeLogo(await createStore(), travel_agency, fs.readFileSync(logo)))
  const form = { ...read.data, info: { ...info, logo: storedLogo ?? info.logo } }
  await runInTransaction(db, travel_agency, (tx) => save(tx, form))
  return describeMissing(context, travel_agency)
}

/** The file of a logo that is not stored yet; one that is stored is named by its address. */
function findNewLogo(json: unknown, folder: string): string | undefined {
  const { logo } = readFields(readFields(json).info)
  const isFile = typeof logo === 'string' && logo.trim() !== '' && !/^\/files\/[\w.-]+$/.test(logo)
  return isFile ? path.resolve(folder, logo) : undefined
}

async function describeLogoProblem(file: string | undefined): Promise<[field: string, why: string][]> {
  try {
    if (file !== undefined) await checkLogo(fs.readFileSync(file))
    return []
  } catch (error) {
    return [['info.logo', `${file} cannot be kept: ${describeStartError(error)}`]]
  }
}

function readKeyAndDomains(json: unknown) {
  const { travel_agency, domains } = readFields(json)
  const listed = Array.isArray(domains) ? domains : []
  return {
    travel_agency: AgencyForm.shape.travel_agency.safeParse(travel_agency).data ?? 0,
    domains: listed.map((each) => Domain.safeParse(each).data ?? ''),
  }
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read as a form: ${error instanceof Error ? error.message : error}`)
  }
}

const proxyProblem: [field: string, why: string] = [
  'setting TRUST_PROXY',
  'a proxy asks that it does not name: to Naru every visitor has the proxy’s address',
]

function describeMissing({ db, unnamedProxy }: AgencyCommandContext, travel_agency: number): Promise<string> {
  return runInTransaction(db, travel_agency, async (tx) => {
    const { domains } = await readAgencyForm({ db: tx, travel_agency })
    const missing = [
      ...(await listMissingItems({ db: tx, travel_agency })),
      ...(unnamedProxy ? [proxyProblem] : []),
    ]
    const lines = missing.map(([field, why]) => `  ${field.padEnd(26)}${why}`)
    return [
      `Agency ${travel_agency} answers at ${domains.join(', ') || 'no domain'}.`,
      ...(lines.length > 0 ? ['Missing:', ...lines] : ['Nothing is missing.']),
    ].join('\n')
  })
}
