// What a person types as the address of a link, as an address; nothing where it is none.
// The server keeps these schemes alone.

export function parseLinkHref(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (text.startsWith('/')) return /^\/(?![/\\])/.test(text) ? text : undefined
  if (/^(mailto|tel):./i.test(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : undefined
}
