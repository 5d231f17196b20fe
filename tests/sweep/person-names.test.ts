// Every field in which visitors enter somebody's name takes no address.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#storefront/calls.ts'

// Compared with what is kept, never kept or sent itself.
const comparedOnly = ['booking.lookUp.name', 'booking.askCode.name']

/** Every text a call takes under a name of somebody, however deep. */
function findNameFields(schema: unknown, path: string): { path: string; schema: z.ZodType }[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return findNameFields(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return findNameFields(schema.element, path)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => findNameFields(field, `${path}.${name}`))
  return schema instanceof z.ZodString && /\.(?:\w*_)?name(?:_en)?$/.test(path) ? [{ path, schema }] : []
}

test('every call of the storefront takes names of this shape', () => {
  const names = Object.entries(calls).flatMap(([room, group]) =>
    Object.entries(group).flatMap(([name, { input }]) => findNameFields(input, `${room}.${name}`)),
  )
  expect(names.length).toBeGreaterThan(9)
  const open = names.filter(({ schema }) => schema.safeParse('www.evil.example').success)
  expect(open.map(({ path }) => path)).toEqual(comparedOnly)
})
