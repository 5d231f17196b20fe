// The text of a post between editor, server and draft.
import { expect, test } from 'vitest'
import { isBlank, toDraftHtml, toEditorHtml, toUpload } from './contents.ts'

const [sea, hill, cat] = ['sea.jpg', 'hill.png', 'cat.gif'].map((name) => new File(['x'], name))
const picked = new Map([
  ['blob:http://a1/sea', sea ?? expect.fail()],
  ['blob:http://a1/hill', hill ?? expect.fail()],
  ['blob:http://a1/cat', cat ?? expect.fail()],
])

test('pictures stand as upload:n in the order of the files, a removed one is not sent, one that stands twice is sent once', () => {
  const html =
    '<p>a</p><img src="blob:http://a1/cat" alt="1 > 0"><p>b</p><img alt="" src="blob:http://a1/sea"><img src="blob:http://a1/cat" alt=""><p>c</p>'
  const { contents, pictures } = toUpload(html, picked)
  expect(contents).toBe(
    '<p>a</p><img src="upload:0" alt="1 > 0"><p>b</p><img alt="" src="upload:1"><img src="upload:0" alt=""><p>c</p>',
  )
  expect(pictures).toEqual([cat, sea])
})

test('a picture that is already there keeps its address, and a word that looks like one stays a word', () => {
  const html =
    '<img src="/files/0f_1600x900_aabbcc_1600.webp" alt=""><p>blob:http://a1/sea</p><p>src="blob:http://a1/sea"</p>'
  expect(toUpload(html, picked)).toEqual({ contents: html, pictures: [] })
})

test('an empty line between paragraphs is kept on the way out and back, at the end it is left out', () => {
  const { contents } = toUpload('<p>a</p><p></p><p>b</p><p></p><p></p>', picked)
  expect(contents).toBe('<p>a</p><p><br></p><p>b</p>')
  expect(toEditorHtml(contents)).toBe('<p>a</p><p></p><p>b</p>')
  expect(toEditorHtml('<p>a</p><p><br /></p><p>b<br />c</p>')).toBe('<p>a</p><p></p><p>b<br />c</p>')
})

test('a draft keeps the text and the stored pictures, not the picked ones', () => {
  expect(
    toDraftHtml('<h2>A</h2><img src="blob:http://a1/sea" alt=""><img src="/files/x.webp" alt=""><p>b</p>'),
  ).toBe('<h2>A</h2><img src="/files/x.webp" alt=""><p>b</p>')
})

test('a text is blank without a word and without a picture', () => {
  expect(['', '<p></p>', '<p> <br></p><ul><li></li></ul>'].map(isBlank)).toEqual([true, true, true])
  expect(['<p>a</p>', '<p></p><img src="/files/x.webp" alt="">'].map(isBlank)).toEqual([false, false])
})
