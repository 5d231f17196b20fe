// Draws a page for everybody: marks what differs between visitors and members, in its markup and in its data.
import type { ReactNode } from 'react'
import { either, eitherValue, marksOf, memberPlace, secondsPlace, wishPlace } from '#plain/marks.ts'
import { partsOf } from '#plain/parts-of.ts'

export type Marking = ReturnType<typeof openMarking>

export function openMarking(word: string) {
  const { open, or, close } = marksOf(word)
  /** Members to whom it looks different altogether: who wrote what it shows. */
  const owners = new Set<number>()
  return {
    owners,
    bothWays: (place: string, draw: (isSo: boolean) => ReactNode) => (
      <>
        {open(place)}
        {draw(true)}
        {or}
        {draw(false)}
        {close}
      </>
    ),
    inText: (place: string, yes: string) => either(word, place, [yes, '']),
    /** For JSON.stringify: the value, or its mark. */
    inData(this: void, holder: unknown, name: string, value: unknown): unknown {
      const { package_code, user_id } = partsOf(holder)
      if (name === 'is_wish' && typeof package_code === 'string')
        return eitherValue(word, wishPlace(package_code), ['true', 'false'])
      if (name === 'isLoggedIn') return eitherValue(word, memberPlace, ['true', 'false'])
      if (name === 'tokenSeconds') return eitherValue(word, secondsPlace, ['', 'null'])
      if (name === 'is_mine' && typeof user_id === 'number') owners.add(user_id)
      return value
    },
  }
}
