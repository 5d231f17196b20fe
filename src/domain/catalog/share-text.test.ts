// Text on a share picture.
import { expect, test } from 'vitest'
import { fitLines, toDrawableText, toMarkup } from './share-text.ts'

test('what the font does not have is left out, with the brackets around it', () => {
  expect(toDrawableText('베이징(北京) 만리장성 ❤️ 👨‍👩‍👧‍👦 🇰🇷 가족')).toBe('베이징 만리장성 가족')
  expect(toDrawableText('한'.normalize('NFD'))).toBe('한')
  expect(toDrawableText('A\u0000\nB\tC \ud800© ★5°')).toBe('A B C © ★5°')
  expect(toDrawableText('北京')).toBe('')
})

test('markup in a title is text', () => {
  expect(toMarkup('A&B <b>"C"</b>', { colour: '#ffffff', tighter: 1 })).toBe(
    '<span foreground="#ffffff" letter_spacing="-1024">A&amp;B &lt;b&gt;&quot;C&quot;&lt;/b&gt;</span>',
  )
  expect(toMarkup('여행 길', { colour: '#fff', tighter: 0 })).toContain('여\u2060행 길')
})

test('a title is cut where it no longer fits, and never in the middle of a letter', async () => {
  const upTo = (most: number) => async (text: string) => text.length <= most
  expect(await fitLines('short', upTo(10))).toBe('short')
  expect(await fitLines('한국 여행 이야기', upTo(6))).toBe('한국 여행…')
  expect(await fitLines('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', upTo(12))).toBe('👨‍👩‍👧‍👦…')
  expect((await fitLines('x'.repeat(5_000), upTo(10_000))).length).toBeLessThan(200)
  expect(await fitLines('nothing fits', upTo(0))).toBe('…')
})
