// The text of a post on its way between the editor, the server and the draft.

const imageTag = /<img(?:[^>"]|"[^"]*")*>/g
const getImageSrc = (tag: string) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''

/**
 * What is sent: a picked picture is written as upload:0, upload:1 … in the order of the files that go with
 * it; the lines left empty at the end stay behind.
 */
export function toUpload(
  html: string,
  picked: ReadonlyMap<string, File>,
): { contents: string; pictures: File[] } {
  const sent: string[] = []
  const contents = html
    .replace(/(?:<p><\/p>)+$/, '')
    .replaceAll('<p></p>', '<p><br></p>') // an empty paragraph has no height where it is read
    .replace(imageTag, (tag) => {
      const address = getImageSrc(tag)
      if (!picked.has(address)) return tag
      if (!sent.includes(address)) sent.push(address)
      return tag.replace(address, `upload:${sent.indexOf(address)}`)
    })
  return { contents, pictures: sent.flatMap((address) => picked.get(address) ?? []) }
}

/** What was stored, as the editor takes it: an empty line is an empty paragraph again. */
export const toEditorHtml = (html: string) => html.replace(/<p><br\s*\/?><\/p>/g, '<p></p>')

/** Neither a word nor a picture. */
export const isBlank = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === ''

/** What a draft keeps: a picked picture is gone with its page. */
export const toDraftHtml = (html: string) =>
  html.replace(imageTag, (tag) => (getImageSrc(tag).startsWith('blob:') ? '' : tag))
