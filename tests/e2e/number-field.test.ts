// §5 Numeric inputs in a real browser: typed, pasted, composed by a Korean keyboard, undone.
import type { CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getBrowser } from './browser-pages.ts'
import { eventually } from './storefront-page.ts'

const testPageSource = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CountField, NumberInput } from '#ui/number-input.tsx'
function Bench() {
  const [values, setValues] = useState({ number: '', digits: '', money: '', phone: '' })
  const [count, setCount] = useState(2)
  const boxes = Object.entries(values).map(([mode, value]) => h('label', { key: mode }, mode, h(NumberInput, { mode, value, onValue: (typed) => setValues((now) => ({ ...now, [mode]: typed })) })))
  return h('div', null, boxes, h(CountField, { label: 'count', fewer: 'fewer', more: 'more', value: count, change: setCount, most: 9 }), h('output', null, JSON.stringify({ ...values, count })))
}
createRoot(document.getElementById('root')).render(h(Bench))`

let script: string
let page: Page
let keyboard: CDPSession

beforeAll(async () => {
  const entry = {
    name: 'bench',
    resolveId: (id: string) => (id === 'bench' ? '\0bench.js' : undefined),
    load: (id: string) => (id === '\0bench.js' ? testPageSource : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'bench' } },
  })
  const [output] = [built].flat()
  script = (output && 'output' in output && output.output[0].code) || expect.fail('nothing was built')
})

beforeEach(async () => {
  page = await (await getBrowser()).newPage()
  await page.setContent('<div id="root"></div>')
  await page.addScriptTag({ content: script, type: 'module' })
  keyboard = await page.context().newCDPSession(page)
  return () => page.close()
})

const findInput = (name: string) => page.getByLabel(name, { exact: true })
const readValue = async (name: string) =>
  JSON.parse((await page.locator('output').textContent()) ?? '{}')[name]
async function paste(name: string, text: string) {
  await findInput(name).focus()
  await keyboard.send('Input.insertText', { text })
}
const pressUndo = () => page.keyboard.press('ControlOrMeta+z')

test('non-digits are dropped while typing', async () => {
  await findInput('number').pressSequentially('a-1b2.5.e')
  await findInput('digits').pressSequentially('0x1-9')
  await findInput('phone').pressSequentially('+82-10')
  expect([
    await findInput('number').inputValue(),
    await findInput('digits').inputValue(),
    await findInput('phone').inputValue(),
  ]).toEqual(['-12.5', '019', '010']) // a Korean number written for abroad is the same number
  expect(await readValue('number')).toBe('-12.5')
})

test('money gets its commas while it is typed, and the caret stays where one types', async () => {
  await findInput('money').pressSequentially('0129')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('05x0')
  expect([await findInput('money').inputValue(), await readValue('money')]).toEqual(['120,509', '120509'])
  for (const _ of ['', '']) await page.keyboard.press('Backspace')
  expect([await findInput('money').inputValue(), await readValue('money')]).toEqual(['1,209', '1209'])
})

test('what is pasted is cleaned, and undo takes it away again', async () => {
  await findInput('money').pressSequentially('5')
  await paste('money', '1,290,000원')
  expect(await findInput('money').inputValue()).toBe('51,290,000')
  await pressUndo()
  expect([await findInput('money').inputValue(), await readValue('money')]).toEqual(['5', '5'])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await eventually(() => readValue('money')).toBe('51290000')
  await paste('digits', '010-2345-6789')
  expect(await readValue('digits')).toBe('01023456789')
  await pressUndo()
  expect(await readValue('digits')).toBe('')
})

test('composing a Korean syllable leaves the digits unchanged', async () => {
  await findInput('digits').pressSequentially('12')
  for (const text of ['ㅁ', '마', '만'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  expect(await findInput('digits').inputValue()).toBe('12만')
  await keyboard.send('Input.insertText', { text: '만' })
  expect(await findInput('digits').inputValue()).toBe('12')
  await page.keyboard.type('34')
  expect([await findInput('digits').inputValue(), await readValue('digits')]).toEqual(['1234', '1234'])
})

test('a count is stepped or typed, and never leaves its bounds', async () => {
  await page.getByRole('button', { name: 'more' }).click()
  await eventually(() => readValue('count')).toBe(3)
  await findInput('count').fill('42')
  await page.keyboard.press('Tab')
  expect([await readValue('count'), await findInput('count').inputValue()]).toEqual([9, '9'])
  await eventually(() => page.getByRole('button', { name: 'more' }).isDisabled()).toBe(true)
  await findInput('count').fill('')
  await page.keyboard.press('Tab')
  expect([await readValue('count'), await findInput('count').inputValue()]).toEqual([9, '9'])
})
