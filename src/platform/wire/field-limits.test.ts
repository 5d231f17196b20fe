// What the build tells the office's fields of their calls.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls as officeCalls } from '#office/calls.ts'
import { call } from './call.ts'
import { buildLimitsTable } from './field-limits.ts'
import { Id, line } from './shapes.ts'

test('a field has the limits of its call, in rows and where it may be empty, too', () => {
  const save = call({
    method: 'PUT',
    path: '/api/office/sample',
    takes: 'json',
    input: z.object({
      id: Id,
      name: line(60).min(1),
      password: z.string().min(8).max(128),
      hotel: z.object({ ko: line(160) }).nullable(),
      rows: z.array(z.object({ seats: z.int().positive().max(900) })).optional(),
    }),
    output: z.object({}),
  })
  expect(buildLimitsTable({ sample: { save } })).toEqual({
    'sample.save': {
      name: { maxLength: 60 },
      password: { minLength: 8, maxLength: 128 },
      'hotel.ko': { maxLength: 160 },
      'rows.seats': { min: 1, max: 900 },
    },
  })
})

test('every text of a draft says how long it may be', () => {
  const draft = buildLimitsTable(officeCalls)['trip.saveDraft'] ?? {}
  const texts = Object.entries(draft).filter(([way]) => way.endsWith('.ko'))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter(([, { maxLength }]) => maxLength === undefined)).toEqual([])
})
