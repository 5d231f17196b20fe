// QR codes as drawings: the dark squares as one SVG path, so that no picture has to be loaded.
import qrcode from 'qrcode-generator'

/** `path`: the squares, each one unit wide; `size`: how many there are in a row. */
export function createQrCode(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const lines = Array.from({ length: size }, (_, y) => y)
  const path = lines
    .flatMap((y) => lines.flatMap((x) => (code.isDark(y, x) ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { path, size }
}
