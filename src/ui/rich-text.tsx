// A text with headings, lists, links and pictures.
// What comes here was cleaned by the server: the one place where HTML is set.
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text leaves the server through one allow list
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
