// The sections of docs/product/, for sweeps that compare them with the product.
import fs from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../docs/product')

/** The text of one section: `readProductSection(7)` is what a comment calls §7. */
export function readProductSection(section: number): string {
  const prefix = `${String(section).padStart(2, '0')}-`
  const file = fs.readdirSync(folder).find((name) => name.startsWith(prefix))
  if (!file) throw new Error(`docs/product/ has no file for §${section}.`)
  return fs.readFileSync(path.join(folder, file), 'utf8')
}
