// The compressions that a browser takes. A coding it names with q=0 is one it refuses.
const zeroQuality = /;\s*q=0(?:\.0{0,3})?\s*$/

export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  if (!header?.includes(coding)) return false
  if (!header.includes(';')) return header.split(/\s*,\s*/).includes(coding)
  return header.split(',').some((part) => part.split(';', 1)[0]?.trim() === coding && !zeroQuality.test(part))
}
