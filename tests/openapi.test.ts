// The OpenAPI document, by those who use one: a linter, and a client that was generated from it and nothing
// else.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { generate } from 'openapi-typescript-codegen'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '#lib/days.ts'
import { formatSeoulDay } from '#lib/format.ts'
import { calls as officeCalls } from '#office/calls.ts'
import type { Call } from '#platform/wire/call.ts'
import { describeCalls, staffAndKeys } from '#platform/wire/openapi.ts'
import { calls } from '#storefront/calls.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite } from './site.ts'
import { createStaffUser } from './staff-user.ts'

const storefrontDocument = describeCalls(calls)
const storefrontCalls = Object.values(calls).flatMap((named) => Object.values(named))

test('it holds every call, says what each may answer and who may ask, and asks for nothing twice', async () => {
  const site = await createSite()
  const served = (await site.request('/api/openapi.json')).json()
  expect(served).toEqual(JSON.parse(JSON.stringify(storefrontDocument)))
  const operations: [string, string][] = Object.entries(storefrontDocument.paths).flatMap(([at, methods]) =>
    Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), at]),
  )
  expect(operations.map(([method, at]) => `${method} ${at}`).sort()).toEqual(
    storefrontCalls.map((call) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  )
  const { paths } = served
  for (const call of storefrontCalls) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')][call.method.toLowerCase()]
    const named = operation.parameters.map(({ name }: { name: string }) => name)
    const refuses: readonly string[] = 'refuses' in call ? call.refuses : []
    expect([call.path, named.includes('Idempotency-Key')]).toEqual([
      call.path,
      refuses.includes('IDEMPOTENCY_KEY_REQUIRED'),
    ])
    expect([call.path, operation.security.length > 0]).toEqual([
      call.path,
      ['member', 'holder'].includes(call.who),
    ])
    if (call.takes !== 'query')
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['413', '415']))
  }
  const webhook = paths['/api/toss/webhook/{path}'].post
  expect(webhook.parameters).toMatchObject([{ name: 'path', in: 'path', required: true }])
  expect(webhook.requestBody.content['application/json'].schema).toMatchObject({ required: [] })
  expect(webhook.requestBody.content['application/json'].schema.properties).not.toHaveProperty('path')
})

const officeDocument = describeCalls(officeCalls, staffAndKeys)

test('the office’s says which calls an agency’s own system may use with its key', () => {
  const securityAt = (path: string, method: string) => {
    const operation: unknown = officeDocument.paths[path]?.[method]
    return JSON.stringify(operation).match(/"security":(\[.*?\]\}?\])/)?.[1]
  }
  expect(securityAt('/api/office/trip', 'put')).toContain('key')
  expect(securityAt('/api/office/departures', 'put')).toContain('key')
  expect(securityAt('/api/office/trips/import', 'post')).toContain('key')
  expect(securityAt('/api/office/trips/export', 'get')).not.toContain('key')
  expect(securityAt('/api/office/bookings', 'get')).not.toContain('key')
  expect(officeDocument.components.securitySchemes).toMatchObject({ key: { type: 'http', scheme: 'bearer' } })
})

test('the document lists the refusals for missing log-in, role, second factor and origin', () => {
  for (const [described, rooms] of [
    [storefrontDocument, calls],
    [officeDocument, officeCalls],
  ] as const)
    for (const named of Object.values<Record<string, Call>>(rooms))
      for (const call of Object.values(named)) {
        const responses = JSON.stringify(findOperation(described, call).responses)
        const names = (code: string) => responses.includes(`${code}: `)
        expect([call.path, names('NOT_ALLOWED')]).toEqual([
          call.path,
          call.may !== undefined || call.operator === true,
        ])
        if (call.who === 'staff' || call.who === 'member' || call.who === 'holder')
          expect([call.path, names('LOGIN_REQUIRED')]).toEqual([call.path, true])
        if (call.proof) expect([call.path, names('STEP_UP_REQUIRED')]).toEqual([call.path, true])
        expect([call.path, names('FOREIGN_ORIGIN')]).toEqual([call.path, call.method !== 'GET'])
      }
})

test('a file is named by the content type with which it is sent', async () => {
  const site = await createSite()
  const owner = await createStaffUser(site)
  const sheets = Object.values<Record<string, Call>>(officeCalls)
    .flatMap((named) => Object.values(named))
    .filter(({ sends }) => sends === 'file')
  expect(sheets.length).toBeGreaterThan(5)
  const sent = await Promise.all(
    ['csv', 'xlsx'].map(async (format) => {
      const query = `format=${format}&columns=${encodeURIComponent('["number"]')}`
      return (await owner.send('GET', `/api/office/bookings/file?${query}`)).headers['content-type']
    }),
  )
  const common = sent.map((type) => String(type).split(';', 1)[0])
  for (const call of sheets) {
    const formats = z.array(z.string()).parse(findEnum(call.input.shape.format) ?? ['xlsx'])
    const named = Object.keys(findOperation(officeDocument, call).responses['200']?.content ?? {})
    expect(named).toHaveLength(formats.length)
    expect(named.filter((type) => !common.includes(type))).toEqual(
      formats.includes('pdf') ? ['application/pdf'] : [],
    )
  }
})

const findEnum = (format: unknown) => (format instanceof z.ZodEnum ? format.options : undefined)

type OpenApiOperation = { responses: Record<string, { content: Record<string, unknown> }> }
const findOperation = (
  { paths }: ReturnType<typeof describeCalls>,
  { path, method }: Call,
): OpenApiOperation =>
  JSON.parse(JSON.stringify(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]))

test.each([
  ['the storefront’s', storefrontDocument],
  ['the office’s', officeDocument],
])('a linter finds nothing in it: %s', async (_, described) => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(described), config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('a client that was generated from it reserves, once for a key', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  const departure_date = addDays(formatSeoulDay(new Date()), 60)
  await site.make.departure({ package_code, departure_date, adult_price: 1_000_000 })
  const base = await site.naru.app.listen({ host: '127.0.0.1', port: 0 })

  const output = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-client-'))
  onTestFinished(() => fs.rmSync(output, { recursive: true }))
  await generate({ input: JSON.parse(JSON.stringify(storefrontDocument)), output, exportSchemas: false })
  const { OpenAPI, ReservationService } = await import(/* @vite-ignore */ path.join(output, 'index.ts'))
  OpenAPI.BASE = base

  const key = randomUUID()
  const form = buildReservation({ package_code, departure_date })
  const first = await ReservationService.reservationReserveNonMember(key, form)
  expect(first).toMatchObject({ booking_id: expect.any(String), total: 2_000_000 })
  expect(await ReservationService.reservationReserveNonMember(key, form)).toEqual(first)
  await expect(ReservationService.reservationReserveNonMember('short', form)).rejects.toMatchObject({
    status: 400,
    body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
  })
})
