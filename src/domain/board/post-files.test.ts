// Pictures inside a text: only those our own gate stored get an address.
import { expect, test } from 'vitest'
import { signPictureUrls } from './post-files.server.ts'

const ctx = { keyFor: () => Buffer.alloc(32), travel_agency: 1 }

test('a stored private picture becomes an address that only we can make', () => {
  expect(signPictureUrls(ctx, '<img src="sealed:private/ab-1_960.webp">')).toMatch(
    /^<img src="\/files\/sealed\/[\w-]+\.[\w-]+">$/,
  )
})

test.each(['../../secret', 'private/../secret.webp', 'public/a.webp', 'private/a.pdf'])(
  '%j does not',
  (key) => {
    expect(signPictureUrls(ctx, `<img src="sealed:${key}">`)).toBe(`<img src="sealed:${key}">`)
  },
)

test('nor do the same letters where they stand for no picture', () => {
  const text = '<p>x src="sealed:private/ab-1_960.webp"</p><img alt=" src=" src="/files/a_1.webp">'
  expect(signPictureUrls(ctx, text)).toBe(text)
})
