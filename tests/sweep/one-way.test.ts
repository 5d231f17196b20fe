// Office and storefront do a thing in one way: fields are read in one place, a link has its agency, a call its audience.
import fs from 'node:fs'
import { expect, test } from 'vitest'

/** The files of a folder in which the pattern is found. `examples`: what the pattern must find, or it finds nothing. */
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

/** They send nothing, so there is no call whose schema they could have; the list only gets shorter. */
const formsWithoutSchema = [
  'deposits/paste-lines.tsx', // the text of a bank is read in the browser
  'guide/notes-part.tsx', // written without a connection, where no schema can be loaded
  'guide/slips-part.tsx', // likewise
  'trips/departure-cards.tsx', // fills cells of the price grid, which is saved as a whole
  'trips/departure-rule-form.tsx', // adds rows to it
  'trips/paste-area.tsx', // an itinerary is read in the browser
  'trips/reprice.tsx', // changes cells of the price grid
]
/** A form that something else than the `submit` of useCallForm sends. */
const formByHand =
  /<form\b(?:(?!onSubmit=\{(?:\w+\.)?submit(?:AndEmpty)?\})[^>])*>|\b(?:const submit = |function submit\()/

test('each form of the office has the schema of its call, by useCallForm or usePlainForm', () => {
  const byHand = listFilesWith(formByHand, 'src/office/**/*.tsx', [
    '<form className="grid">',
    '<form onSubmit={(event) => void submit(event)}>',
    'const submit = async (event: FormEvent) => {',
  ])
  for (const bound of ['<form className="grid" onSubmit={submit}>', '<form onSubmit={adding.submit}>'])
    expect(bound).not.toMatch(formByHand)
  const forms = listFilesWith(/<form\b/, 'src/office/**/*.tsx', ['<form className="grid">'])
  expect(forms.filter((file) => byHand.includes(file))).toEqual([])
  expect(
    listFilesWith(/\buseForm\(/, 'src/office/**/*.tsx', ['const { submit } = useForm({ send })']).map(
      (file) => file.slice('src/office/'.length),
    ),
  ).toEqual(formsWithoutSchema)
})

test('a field of a form is bound: no screen of the office tells it by hand what is wrong', () => {
  expect(
    listFilesWith(/\b(?:error|getError)(?:=\{|: )[^,}\n]*\bwrong\b/, 'src/office/**/*.{ts,tsx}', [
      '<Field name="amount" error={wrong.amount} />',
      'error: form.wrong[name],',
      "error={draft.wrong['split.rate'] ?? problem}",
      'getError={(language) => wrong[language]}',
    ]),
  ).toEqual([
    'src/office/messages/message-preview.tsx', // no form: a button beside a field, inside another form
  ])
})

test('a query names its agency by where: a chain says which column is compared with what', () => {
  expect(
    listFilesWith(/\beb\.and\(\{ (?:[^}]*, )?'?(?:\w+\.)?travel_agency'?(?:,|:| \})/, 'src/**/*.ts', [
      '.where((eb) => eb.and({ travel_agency, id }))',
      "eb.and({ 'b.travel_agency': travel_agency, 'b.id': booking })",
    ]),
  ).toEqual([])
})

test('a literal names its fields: none stands in braces of its own only to share a line', () => {
  const found = ['src/**/*.ts', 'src/**/*.tsx', 'tests/**/*.ts'].flatMap((glob) =>
    listFilesWith(/^\s*\.\.\.(?:\{(?!\.\.\.)|\[(?!\.\.\.).*\],?$)/m, glob, [
      '  ...{ kind, what },',
      '  ...{\n    kind,',
      "  ...['ledger', 'refund'],",
    ]),
  )
  expect(found).toEqual([])
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

test('a state of the office is a Badge of the kit', () => {
  expect(
    listFilesWith(/<span[^>]*className="badge\b/, 'src/office/**/*.tsx', [
      '<span className="badge" data-tone="good">',
    ]),
  ).toEqual([])
})

test('a call of the office is for staff by its path: no contract says so', () => {
  expect(listFilesWith(/\bwho: 'staff'/, 'src/domain/**/*calls.ts', ["who: 'staff',"])).toEqual([])
})

test('an Idempotency-Key belongs to one call: no two of them share a name', () => {
  const names = fs
    .globSync('src/domain/**/*.server.ts')
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/withIdempotencyKey\(\s*\w+,\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    )
  expect(names.length).toBeGreaterThan(70)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
