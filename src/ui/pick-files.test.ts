// §5 File pick: extension or mime on the list, the others are named; ten files of ten megabytes.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shell } from '#i18n/en/shell.ts'
import { FilePicker } from './file-picker.tsx'
import { pickFiles } from './pick-files.ts'

const file = (name: string, type = '', size = 1) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const pictures = { accept: 'pictures', most: 10 } as const
const keys = (items: { key: number }[]) => items.map(({ key }) => key)

test('a file is kept when its extension or its mime type is on the list', () => {
  const picked = pickFiles(
    [],
    [
      file('a.JPG'),
      file('b', 'image/png'),
      file('c.heic', 'image/heic'),
      file('d.svg', 'image/svg+xml'),
      file('e.pdf'),
      file('noextension'),
    ],
    pictures,
  )
  expect(picked.items.map(({ key, file }) => [key, file.name])).toEqual([
    [1, 'a.JPG'],
    [2, 'b'],
  ])
  expect(picked.problems.map(({ about }) => about)).toEqual(['.heic', '.svg', '.pdf', 'noextension'])
  expect(
    pickFiles([], [file('e.pdf'), file('f.hwp'), file('g.zip')], { accept: 'papers', most: 10 }).items,
  ).toHaveLength(2)
})

test('keys count up, what is too large or too many is named, each kind once', () => {
  const first = pickFiles([], [file('1.jpg'), file('2.jpg')], pictures)
  const second = pickFiles(
    first.items.slice(1),
    [file('3.jpg'), file('large.jpg', '', 10 * 1024 ** 2 + 1)],
    pictures,
  )
  expect(keys(second.items)).toEqual([2, 3])
  expect(second.problems).toEqual([{ why: 'tooLarge', about: 'large.jpg' }])
  const many = pickFiles(
    [],
    Array.from({ length: 13 }, (_, at) => file(`${at}.png`)),
    pictures,
  )
  expect([many.items.length, many.problems]).toEqual([10, [{ why: 'tooMany', about: '10' }]])
})

test('it is a group with a name, an input, a list and a way to remove each, and tells how far it has come', () => {
  const html = renderToString(
    createElement(FilePicker, {
      label: 'Photos',
      accept: 'pictures',
      items: [{ key: 7, file: file('sea.jpg', 'image/jpeg', 1536) }],
      onPick: () => {},
      sent: 0.4,
      words: shell.files,
    }),
  )
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>Photos<\/legend>/)
  expect(html).toContain('accept="image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,image/gif,.gif"')
  expect(html).toContain('aria-label="Remove sea.jpg"')
  expect(html).toContain('1.50 KB')
  expect(html).toMatch(/<progress[^>]*max="1"[^>]*value="0.4"[^>]*aria-label="Sending files"/)
})
