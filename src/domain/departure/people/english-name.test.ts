// Names as they are in a passport, for an airline's list.
import { expect, test } from 'vitest'
import { splitEnglishName } from './english-name.ts'

test.each([
  ['HONG GILDONG', 'HONG', 'GILDONG'],
  ['hong/gil dong', 'HONG', 'GIL DONG'],
  ['Van Gogh, Vincent', 'VAN GOGH', 'VINCENT'],
  ['  KIM   MIN JI ', 'KIM', 'MIN JI'],
  ['CHER', 'CHER', ''],
  ['', '', ''],
])('"%s" is %s / %s', (name, surname, given) => expect(splitEnglishName(name)).toEqual({ surname, given }))
