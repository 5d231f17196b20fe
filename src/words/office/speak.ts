// The words of the office that are loaded: those of every screen, and those of the screens that were opened.
import { partsOf } from '#plain/parts-of.ts'
import type { Language } from '../language.ts'

export type OfficeWords = typeof import('./ko.ts').words
export type OfficeRoom = keyof OfficeWords

const files = import.meta.glob(['./{ko,en}/*.ts', '!./*/deeds.ts'])
const known: Partial<OfficeWords> = {}

/** English is checked against Korean where it is written, so a file has what its room says. */
export async function learnOffice(language: Language, rooms: readonly OfficeRoom[]): Promise<void> {
  await Promise.all(
    rooms.map(async (room) => {
      const module = await files[`./${language}/${room}.ts`]?.()
      Object.assign(known, { [room]: partsOf(module)[room] })
    }),
  )
}

export function officeWords<R extends OfficeRoom>(room: R): OfficeWords[R] {
  const words = known[room]
  if (!words) throw new Error(`the words of ${room} are not loaded: its screen names them in routes.ts`)
  return words
}
