// The longest stretch of processor time of every call, with the largest rows it allows against the smallest,
// and with the worst that may be typed against what people type: nobody holds up the others.
import { setImmediate as turn } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { readEnv } from '#platform/env.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { calls } from '#storefront/calls.ts'
import { createNaru } from '../src/naru.server.ts'
import type { BenchContext } from './bench-context.ts'
import { listWorstInputs, ordinaryText } from './longest-inputs.ts'
import {
  agencyKeys,
  type CallFields,
  type FilledAgency,
  fillAgency,
  type Product,
  type Size,
} from './longest-rows.ts'
import type { BenchPace } from './race.ts'

/** `of`: what is compared, the large one first. */
export type Stretch = {
  call: string
  of: [string, string]
  small_ms: number
  large_ms: number
  status: number
}
const rowComparison: Stretch['of'] = ['largest rows', 'smallest']

export async function measureStretches(bench: BenchContext, { quick }: BenchPace): Promise<Stretch[]> {
  const { databaseUrl, dataDir } = await bench.emptySite('longest')
  const naru = await createNaru({
    env: readEnv({ NARU: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SHED_AFTER_MS: '0' }),
    databaseUrl,
    jobs: false,
    cacheResponses: false,
  })
  try {
    const filled = { small: await fillAgency(naru, 'small'), large: await fillAgency(naru, 'large') }
    const named = Object.entries(calls).flatMap(([room, all]) =>
      Object.entries<Call>(all).flatMap(([name, call]) =>
        (inputVariants[`${room}.${name}`] ?? [{}]).map((way) => ({ name: `${room}.${name}`, call, way })),
      ),
    )
    const found: Stretch[] = []
    const tries = quick ? 5 : 25
    for (const { name, call, way } of named) {
      const small = await measureLeast(naru, buildRequest(name, call, way, 'small', filled.small), tries)
      const large = await measureLeast(naru, buildRequest(name, call, way, 'large', filled.large), tries)
      found.push({
        call: [name, ...Object.values(way)].join(' '),
        of: rowComparison,
        small_ms: small.stretch_ms,
        large_ms: large.stretch_ms,
        status: large.status,
      })
    }
    const [small, large] = [
      await measureLeast(naru, buildContractRequest('small', filled.small), tries),
      await measureLeast(naru, buildContractRequest('large', filled.large), tries),
    ]
    found.push({
      call: 'the contract as a PDF',
      of: rowComparison,
      small_ms: small.stretch_ms,
      large_ms: large.stretch_ms,
      status: large.status,
    })
    found.push(...(await measureWorstInputs(naru, filled.large, tries)))
    return found.sort((one, other) => other.large_ms - one.large_ms)
  } finally {
    await naru.stop()
  }
}

/** Every text that a read takes, on the large rows: the worst of each kind, against two words. */
async function measureWorstInputs(naru: Product, filled: FilledAgency, tries: number): Promise<Stretch[]> {
  const found: Stretch[] = []
  for (const [room, all] of Object.entries(calls))
    for (const [name, call] of Object.entries<Call>(all)) {
      if (call.method !== 'GET' || call.who !== 'anyone') continue
      for (const [field, type] of Object.entries<z.ZodType>(call.input.shape)) {
        const way = inputVariants[`${room}.${name}`]?.[0] ?? {}
        const typed = (value: string) =>
          measureLeast(
            naru,
            buildRequest(`${room}.${name}`, call, { ...way, [field]: value }, 'large', filled),
            tries,
          )
        const inputs = listWorstInputs(type)
        const small = inputs.length > 0 ? await typed(ordinaryText) : undefined
        for (const { kind, value } of small ? inputs : []) {
          const large = await typed(value)
          const stretch = {
            small_ms: small?.stretch_ms ?? 0,
            large_ms: large.stretch_ms,
            status: large.status,
          }
          found.push({
            call: `${room}.${name} ${field}: ${kind}`,
            of: ['worst input', 'two words'],
            ...stretch,
          })
        }
      }
    }
  return found
}

/** The contract is no call of the API, and the longest work that anybody can ask for. */
const buildContractRequest = (size: Size, { fields }: FilledAgency): InjectOptions => ({
  url: `/contract/${fields.package_code}.pdf`,
  headers: { host: `a${agencyKeys[size]}.localhost` },
})

/** Where one way of asking does not show all a call can answer. */
const inputVariants: Record<string, Record<string, string>[]> = {
  'board.postList': [{ type: 'FAQ' }, { type: 'QNA' }, { type: 'NOTICE', query: '가가' }],
  'board.list': [{ type: 'QNA' }],
  'agency.terms': [{}, { type: 'use' }],
  'board.deletePost': [{ password: 'wrong-one' }],
}

/** The least of many tries: whatever else the machine did is not in it. */
async function measureLeast(naru: Product, request: InjectOptions, tries: number) {
  let least = { stretch_ms: Number.POSITIVE_INFINITY, status: 0 }
  for (let at = 0; at < tries; at++) {
    await naru.database.db.deleteFrom('failed_try').execute() // no try waits for the ones before it
    const tried = await measureStretch(naru, request)
    if (at > 1 && tried.stretch_ms < least.stretch_ms) least = tried // the first ones warm up
  }
  return least
}

/** Between two turns of the event loop nobody else is served. */
async function measureStretch({ app }: Product, request: InjectOptions) {
  let [longest, last, over] = [0, performance.now(), false]
  const answered = app.inject(request).finally(() => {
    over = true
  })
  while (!over) {
    await turn()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  return { stretch_ms: longest, status: (await answered).statusCode }
}

/**
 * Every field as long as its schema takes it, or as short; where a row is asked for, the one that was filled.
 */
function buildRequest(
  name: string,
  call: Call,
  way: CallFields,
  size: Size,
  filled: FilledAgency,
): InjectOptions {
  const { fields, cookie, of } = filled
  const known: CallFields = { ...fields, ...of[name], ...way }
  const callInput = Object.fromEntries(
    Object.entries<z.ZodType>(call.input.shape).flatMap(([field, type]) => {
      const value = field in known ? known[field] : createSample(type, size)
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const search = new URLSearchParams(
    call.takes === 'query' ? Object.entries(callInput).map(([key, value]) => [key, String(value)]) : [],
  )
  const host = `a${agencyKeys[size]}.localhost`
  return {
    method: call.method,
    url: `${call.path.replace(':secret', 'x')}?${search}`,
    ...(call.takes !== 'query' && { payload: JSON.stringify(callInput) }),
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      ...((call.who === 'member' || call.who === 'holder') && { cookie }),
    },
  }
}

function createSample(type: z.ZodType, size: Size): unknown {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable)
    return undefined
  if (type instanceof z.ZodString) return 'a'.repeat(size === 'small' ? 8 : (type.maxLength ?? 100))
  if (type instanceof z.ZodNumber) return 1
  if (type instanceof z.ZodBoolean) return true
  if (type instanceof z.ZodEnum) return type.options[0]
  if (type instanceof z.ZodLiteral) return type.value
  return undefined
}
