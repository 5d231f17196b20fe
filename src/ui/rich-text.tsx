// A text with headings, lists, links and pictures.
// What comes here was cleaned by the server: the one place where HTML is set.

/** A tag, which stays as it is; or a telephone or a day, which must not break at its hyphens. */
const tagOrNumber = /<[^>]*>|\d{2,4}(?:-\d{2,4}){1,2}/g

export const holdNumbers = (html: string): string =>
  html.replace(tagOrNumber, (part) =>
    part.startsWith('<') ? part : `<span class="whitespace-nowrap">${part}</span>`,
  )

export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text leaves the server through one allow list
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: holdNumbers(html) }} />
}
