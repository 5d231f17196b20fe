// The address of a link as a person types it; undefined for other text. The server keeps these schemes only.

export function parseLinkHref(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (text.startsWith('/')) return /^\/(?![/\\])/.test(text) ? text : undefined
  if (/^(mailto|tel):./i.test(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : undefined
}
