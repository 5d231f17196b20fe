// The text of a file, whatever program wrote it; undefined where it holds none.
/** Notepad wrote Korean as EUC-KR for decades, and marks UTF-16 at its beginning. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encodingByMark: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }
  const coding = encodingByMark[bytes.subarray(0, 2).join(',')]
  for (const each of coding ? [coding] : ['utf-8', 'euc-kr']) {
    try {
      const text = new TextDecoder(each, { fatal: true }).decode(bytes)
      return /[^\P{Cc}\t\n\r\f]/u.test(text) ? undefined : text
    } catch {
      // The text has another encoding.
    }
  }
  return undefined
}
