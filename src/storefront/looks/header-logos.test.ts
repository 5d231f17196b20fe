// A wide logo is the written name of an agency: no header hides it, cuts it round or makes it a dot.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const headers = fs.readdirSync(import.meta.dirname).filter((file) => /^header-.*\.css$/.test(file))

test.each(headers)('%s shapes square logos alone', (file) => {
  const css = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const shaped = [...css.matchAll(/^\s*(.*\bimg) \{([^}]*)\}/gm)]
    .filter(([, , rules = '']) => /display: none|width:|height:|border-radius: 50%/.test(rules))
    .map(([, selector = '']) => selector)
  expect(shaped.filter((selector) => !selector.includes(':not([data-wide])'))).toEqual([])
})
