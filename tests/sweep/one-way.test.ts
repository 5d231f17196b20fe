// Office and storefront do a thing in one way: fields are read in one place, a link has its agency, a call its audience.
import fs from 'node:fs'
import { expect, test } from 'vitest'

/** The files of a folder in which something stands. `examples`: what the pattern must find, or it finds nothing. */
function listFilesWith(pattern: RegExp, glob: string, examples: readonly string[]): string[] {
  for (const example of examples) expect(example).toMatch(pattern)
  const files = fs.globSync(glob)
  expect(files.length).toBeGreaterThan(30)
  return files.filter((file) => pattern.test(fs.readFileSync(file, 'utf8'))).sort()
}

test('no screen reads the fields of a form by hand: useForm does, by readFormValues', () => {
  expect(
    listFilesWith(/\bFormData\b|\.elements\b/, 'src/{office,storefront}/**/*.{ts,tsx}', [
      'new FormData(event.currentTarget)',
      'event.currentTarget.elements.namedItem("name")',
    ]),
  ).toEqual([])
  expect(fs.readFileSync('src/web/read-form-values.ts', 'utf8')).toMatch(/\bFormData\b/)
})

test('a screen of the office names no agency: OfficeLink and useAgency know it', () => {
  const found = listFilesWith(
    /\bagency\b.*= useParams|useParams\(\)\.agency|\/\$\{agency\}/,
    'src/office/**/*.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ['const { agency } = useParams()', 'useParams().agency', 'to={`/${agency}/bookings`}'],
  )
  expect(found).toEqual(['src/office/kit/office-link.tsx'])
})

test('a call of the office is for staff by its path: no contract says so', () => {
  expect(listFilesWith(/\bwho: 'staff'/, 'src/domain/**/*calls.ts', ["who: 'staff',"])).toEqual([])
})
