// The text of a post on its way between the editor, the server and the draft.

const imageTag = /<img(?:[^>"]|"[^"]*")*>/g
const getImageSrc = (tag: string) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''

/**
 * The text that is sent: a picked picture is written as upload:0, upload:1 … in the order of its files; empty
 * lines at the end are left out.
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

/** The stored text as the editor takes it: an empty line is an empty paragraph again. */
export const toEditorHtml = (html: string) => html.replace(/<p><br\s*\/?><\/p>/g, '<p></p>')

/** True without a word or a picture. */
export const isBlank = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === ''

/** The text of a draft: a picked picture cannot be kept beyond its page. */
export const toDraftHtml = (html: string) =>
  html.replace(imageTag, (tag) => (getImageSrc(tag).startsWith('blob:') ? '' : tag))
