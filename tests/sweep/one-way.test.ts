// Office and storefront do a thing in one way: a form has its schema, a link its agency, a call its audience.
import fs from 'node:fs'
import { expect, test } from 'vitest'

/** The files of a folder in which something stands, beside the one place that it belongs to. */
function listFilesWith(pattern: RegExp, glob: string, home?: string): string[] {
  const files = fs.globSync(glob)
  expect(files.length).toBeGreaterThan(30)
  return files.filter((file) => file !== home && pattern.test(fs.readFileSync(file, 'utf8'))).sort()
}

test('no screen reads a form by hand: useForm does, with the schema of its call', () => {
  expect(listFilesWith(/\bFormData\b/, 'src/{office,storefront}/**/*.{ts,tsx}')).toEqual([])
})

test('a screen of the office names no agency: OfficeLink and useAgency know it', () => {
  const home = 'src/office/kit/office-link.tsx'
  expect(
    listFilesWith(
      /\bagency\b.*= useParams|useParams\(\)\.agency|\/\$\{agency\}/,
      'src/office/**/*.tsx',
      home,
    ),
  ).toEqual([])
})

test('a call of the office is for staff by its path: no contract says so', () => {
  expect(listFilesWith(/\bwho: 'staff'/, 'src/domain/**/*calls.ts')).toEqual([])
})

test('a component of the office is handed values by name, not as a bag', () => {
  expect(listFilesWith(/\{\.\.\.\{/, 'src/office/**/*.tsx')).toEqual([])
})
