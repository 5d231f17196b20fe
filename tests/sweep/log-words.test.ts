// The log speaks in words: each field and each subject that a change names has its label.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { logEntries } from '#i18n/office/ko/log-entries.ts'

const folder = path.resolve(import.meta.dirname, '../../src')
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.server.ts'))

type AstNode = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const listChildren = (node: AstNode): AstNode[] => Object.values(node).flat().filter(isNode)

const getProperties = (node: unknown) =>
  isNode(node) && node.type === 'ObjectExpression' && Array.isArray(node.properties)
    ? node.properties.filter((each): each is AstNode => isNode(each) && each.type === 'Property')
    : []
const getName = ({ key }: AstNode) => (isNode(key) ? String(key.name ?? key.value) : '')

/** The names of an object that is written out, and of those in it. */
const listNames = (value: unknown): string[] =>
  getProperties(value).flatMap((property) => [getName(property), ...listNames(property.value)])

/** The first word of a subject: 'booking' of `booking ${id}`. */
function findSubjectKind(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal') return [String(value.value).split(' ')[0] ?? '']
  const [first] = value.type === 'TemplateLiteral' && Array.isArray(value.quasis) ? value.quasis : []
  const text =
    isNode(first) && typeof first.value === 'object' && first.value && 'raw' in first.value
      ? String(first.value.raw)
      : ''
  const [, kind] = /^(\w+) /.exec(text) ?? []
  return kind ? [kind] : []
}

/** What is spread into an object that is logged brings fields along which nobody sees here. */
const listSpreads = (value: unknown): string[] =>
  isNode(value) && value.type === 'ObjectExpression' && Array.isArray(value.properties)
    ? value.properties.flatMap((each) =>
        isNode(each) && each.type === 'SpreadElement' && isNode(each.argument)
          ? [String(each.argument.name ?? each.argument.type)]
          : [],
      )
    : []
/** What is told to the log itself, or to the log and to every owner. */
function findChange(callee: unknown, given: unknown[]): AstNode[] {
  if (!isNode(callee)) return []
  if (isNode(callee.property) && callee.property.name === 'logChange') return getProperties(given[0])
  return callee.name === 'reportSettingsChange' ? getProperties(given[2]) : []
}

function listLogged(file: string) {
  const found: { field?: string; subject?: string; spread?: string; file: string }[] = []
  const walk = (node: AstNode): void => {
    const { callee, arguments: given } = node
    const changes = node.type === 'CallExpression' && Array.isArray(given) ? findChange(callee, given) : []
    if (changes.length > 0)
      for (const property of changes) {
        if (getName(property) === 'subject')
          for (const subject of findSubjectKind(property.value)) found.push({ subject, file })
        else {
          for (const field of listNames(property.value)) found.push({ field, file })
          for (const spread of listSpreads(property.value)) found.push({ spread, file })
        }
      }
    for (const child of listChildren(node)) walk(child)
  }
  const { program } = parseSync(file, fs.readFileSync(path.join(folder, file), 'utf8'))
  for (const statement of program.body) if (isNode(statement)) walk(statement)
  return found
}

const logged = files.flatMap(listLogged)

test('what a change names has a label', () => {
  expect(logged.length).toBeGreaterThan(100)
  const unnamed = logged.filter(
    ({ field, subject }) =>
      (field !== undefined && !(field in logEntries.fields)) ||
      (subject !== undefined && !(subject in logEntries.subjects)),
  )
  expect(unnamed).toEqual([])
})

/** Free words of staff may name a customer, and nothing forgets the log. These are about something else. */
const aboutNobody: Record<string, string> = {
  'domain/operator/grants.server.ts reason': 'why operators may look in',
  'domain/reservation/cancel-by-staff.server.ts reason': 'one of a list',
  'domain/books/cost-payments.server.ts reason': 'a payment to a supplier',
  'domain/supplier/suppliers.server.ts note': 'about a supplier',
  'domain/board/staff-posts.server.ts title': 'a notice that everybody reads',
  'domain/agency/page/about.server.ts title': 'a page that everybody reads',
  'domain/agency/page/meta.server.ts title': 'a title that search engines show',
  'domain/agency/page/page-words.server.ts title': 'a title that search engines show',
  'domain/supplier/supply/questions.server.ts question': 'the number of a question',
}

test('no words that staff type about a customer are logged', () => {
  const typed = ['reason', 'note', 'text', 'title', 'message', 'question', 'memo']
  const found = logged.flatMap(({ field, file }) =>
    field !== undefined && typed.includes(field) ? [`${file} ${field}`] : [],
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(aboutNobody).sort())
})

/** What is spread there was looked at: it has no words about a customer. */
const spreadAboutNobody: string[] = [
  'domain/supplier/supply/allotments.server.ts after',
  'domain/supplier/supply/questions.server.ts asked',
  'platform/export/list-export.server.ts CallExpression',
]

test('nothing is spread into what the log keeps, unless it was looked at', () => {
  const found = logged.flatMap(({ spread, file }) => (spread === undefined ? [] : [`${file} ${spread}`]))
  expect([...new Set(found)].sort()).toEqual(spreadAboutNobody)
})
