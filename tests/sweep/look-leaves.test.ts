// Each leaf of a site's look, down to the link of a picture, and the file whose fields change it, or why there is none.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SiteLook } from '#domain/agency/look/look.ts'
import { readFields } from '#lib/read-fields.ts'

const folder = path.resolve(import.meta.dirname, '../../src/office/look')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** `theme.home[banner].href`: a kind of section is where others have nothing. Words are one leaf. */
function listLeaves(node: unknown, at = ''): string[] {
  const { properties, items, anyOf, oneOf } = readFields(node)
  const choices = listOf(anyOf ?? oneOf)
  if (choices.length > 0)
    return choices.flatMap((each) => {
      const kind = readFields(readFields(readFields(each).properties).kind)
      const names = typeof kind.const === 'string' ? kind.const : listOf(kind.enum).join('|')
      return listLeaves(each, names ? at.replace(/\[\]$/, `[${names}]`) : at)
    })
  if (items) return listLeaves(items, `${at}[]`)
  const fields = Object.entries(readFields(properties))
  if (fields.length === 0 || fields.some(([name]) => name === 'ko')) return [at]
  return fields.flatMap(([name, field]) => listLeaves(field, at ? `${at}.${name}` : name))
}

const leaves = [
  ...new Set(listLeaves(z.toJSONSchema(SiteLook, { io: 'input', unrepresentable: 'any', reused: 'inline' }))),
]

/** The first pattern that a leaf matches. */
const places: [leaf: RegExp, place: { file: string } | { none: string }][] = [
  [/\.kind$/, { none: 'chosen when the section is added' }],
  [/\.facts\[\]\./, { file: 'fact-list.tsx' }],
  [/^theme\.measure\./, { file: 'trip-notes.tsx' }],
  [/^theme\.(lightness|chroma|hue)$/, { file: 'look-controls.tsx' }],
  [/^theme\.accent\./, { file: 'look-controls.tsx' }],
  [/^theme\.(type_scale|radius)$/, { file: 'look-controls.tsx' }],
  [/^theme\.\w+$/, { file: 'look-choices.ts' }],
  [/^theme\.home\[[^\]]+\]\.hidden$/, { file: 'section-list.tsx' }],
  [/^theme\.home\[[^\]]+\]\.(title|line|at)$/, { file: 'section-editor.tsx' }],
  [/^theme\.home\[trips\]/, { file: 'trips-fields.tsx' }],
  [/^theme\.home\[(measures|people)\]/, { file: 'measures-and-people.tsx' }],
  [/^theme\.home\[(text|banner|dates|choices)\]/, { file: 'section-editor.tsx' }],
  [/^home\./, { file: 'hero-fields.tsx' }],
  [/^logo$/, { file: 'look.page.tsx' }],
]

test('each leaf of a look has a field, and no pattern is left over', () => {
  expect(leaves.length).toBeGreaterThan(60)
  const used = new Set<RegExp>()
  const unchanged = leaves.filter((leaf) => {
    const [pattern, place] = places.find(([each]) => each.test(leaf)) ?? []
    if (!pattern || !place) return true
    used.add(pattern)
    if ('none' in place) return false
    const name = /(\w+)(?:\[\])?$/.exec(leaf)?.[1] ?? leaf
    return !new RegExp(`\\b${name}\\b`).test(fs.readFileSync(path.join(folder, place.file), 'utf8'))
  })
  expect(unchanged).toEqual([])
  expect(places.map(([pattern]) => pattern).filter((pattern) => !used.has(pattern))).toEqual([])
})
