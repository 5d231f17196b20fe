// Sights of every place the demo agencies sell, under the Korean name of the sub-area.
import { americasOceaniaSights } from './sights/americas-oceania.ts'
import { greaterChinaSights } from './sights/greater-china.ts'
import { indochinaSights } from './sights/indochina.ts'
import { islandSights } from './sights/islands.ts'
import { japanSights } from './sights/japan.ts'
import { japanNorthSouthSights } from './sights/japan-north-south.ts'
import { jejuSights } from './sights/jeju.ts'
import { koreaSights } from './sights/korea.ts'
import { koreaSouthSights } from './sights/korea-south.ts'
import { middleEastAfricaSights } from './sights/middle-east-africa.ts'
import { northernEuropeSights } from './sights/northern-europe.ts'
import type { Sight } from './sights/sight.ts'
import { southeastIslandSights } from './sights/southeast-islands.ts'
import { southernEuropeSights } from './sights/southern-europe.ts'
import { stopSights } from './sights/stops.ts'
import { westernEuropeSights } from './sights/western-europe.ts'

export type { Sight }

const sights: Record<string, Sight[]> = {
  ...indochinaSights,
  ...southeastIslandSights,
  ...japanSights,
  ...japanNorthSouthSights,
  ...greaterChinaSights,
  ...westernEuropeSights,
  ...southernEuropeSights,
  ...northernEuropeSights,
  ...americasOceaniaSights,
  ...islandSights,
  ...middleEastAfricaSights,
  ...jejuSights,
  ...koreaSights,
  ...koreaSouthSights,
  ...stopSights,
}

/** The mountain goes by its full name alone and by a short one beside its town. */
const alias: Record<string, string> = { 설악: '설악산' }

const findSights = (name: string): Sight[] => sights[alias[name] ?? name] ?? []

/** A name of two places, such as '순천·여수', has the sights of both in turn. */
export function listSights(detail: string): Sight[] {
  if (sights[detail]) return findSights(detail)
  const [first = [], second = []] = detail.split('·').map(findSights)
  const both = first
    .flatMap((found, at) => [found, ...second.slice(at, at + 1)])
    .concat(second.slice(first.length))
  return both.filter(({ name }, at) => both.findIndex((found) => found.name.ko === name.ko) === at)
}
