// The text of a post on its way between the editor, the server and the draft.

const picture = /<img(?:[^>"]|"[^"]*")*>/g
const addressOf = (tag: string) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''

/**
 * What is sent: a picked picture stands as upload:0, upload:1 … in the order of the files that go with it;
 * the lines left empty at the end stay behind.
 */
export function toSend(
  html: string,
  picked: ReadonlyMap<string, File>,
): { contents: string; pictures: File[] } {
  const sent: string[] = []
  const contents = html
    .replace(/(?:<p><\/p>)+$/, '')
    .replaceAll('<p></p>', '<p><br></p>') // an empty paragraph has no height where it is read
    .replace(picture, (tag) => {
      const address = addressOf(tag)
      if (!picked.has(address)) return tag
      if (!sent.includes(address)) sent.push(address)
      return tag.replace(address, `upload:${sent.indexOf(address)}`)
    })
  return { contents, pictures: sent.flatMap((address) => picked.get(address) ?? []) }
}

/** What was stored, as the editor takes it: an empty line is an empty paragraph again. */
export const toEdit = (html: string) => html.replace(/<p><br\s*\/?><\/p>/g, '<p></p>')

/** Neither a word nor a picture. */
export const isBlank = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>/g, '').trim() === ''

/** What a draft keeps: a picked picture is gone with its page. */
export const toKeep = (html: string) =>
  html.replace(picture, (tag) => (addressOf(tag).startsWith('blob:') ? '' : tag))
