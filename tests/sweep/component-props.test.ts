// What a component is handed is named one by one, and a component used once is handed at most five things.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')
const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, code: fs.readFileSync(path.join(src, file), 'utf8') }))

test('no component is handed a literal that is spread at once', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(({ code }) => /\{\s*\.\.\.\{/.test(code)).map(({ file }) => file)).toEqual([])
})

type Component = { file: string; name: string; props: number; isExported: boolean }

/** The components of a file that take their props apart, with how many they take. */
function listComponents({ file, code }: (typeof files)[number]): Component[] {
  return parseSync(file, code).program.body.flatMap((statement) => {
    const isExported = statement.type.startsWith('Export')
    const declared = 'declaration' in statement ? statement.declaration : statement
    return listFunctions(declared).flatMap(({ name, params: [props] }) =>
      props?.type === 'ObjectPattern' && /^[A-Z]/.test(name)
        ? [{ file, name, props: props.properties.length, isExported }]
        : [],
    )
  })
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Declared = Statement | Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration'] | null

/** By `function`, or as constants that hold an arrow. */
function listFunctions(declared: Declared) {
  if (declared?.type === 'FunctionDeclaration')
    return [{ name: declared.id?.name ?? '', params: declared.params }]
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
      ? [{ name: id.name, params: init.params }]
      : [],
  )
}

/** What is not exported is used in its own file only; another file may have one of the same name. */
const countUses = ({ file, name, isExported }: Component) =>
  files
    .filter((other) => isExported || other.file === file)
    .reduce((sum, { code }) => sum + [...code.matchAll(new RegExp(`<${name}\\b`, 'g'))].length, 0)

test('a component that is used once takes at most five props', () => {
  const all = files.flatMap(listComponents)
  expect(all.length).toBeGreaterThan(400)
  expect(all.filter((component) => component.props > 5 && countUses(component) < 2)).toEqual([])
})
