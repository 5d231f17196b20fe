// The type of a sight, and the shorthand in which the files beside this one write it.
import type { Words } from '../demo-types.ts'

/** `at` is set when a sight belongs to one end of the day only. */
export type Sight = { name: Words; line: Words; at?: 'dawn' | 'dusk' }

type WordPair = [ko: string, en: string]

const words = ([ko, en]: WordPair): Words => ({ ko, en })

export const sight = (name: WordPair, line: WordPair): Sight => ({ name: words(name), line: words(line) })
export const dawn = (name: WordPair, line: WordPair): Sight => ({ ...sight(name, line), at: 'dawn' })
export const dusk = (name: WordPair, line: WordPair): Sight => ({ ...sight(name, line), at: 'dusk' })
