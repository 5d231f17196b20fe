// The words of the office that are loaded: those of every screen, and those of the screens that were opened.

import { isLanguage, type Language } from '#i18n/language.ts'
import { readFields } from '#lib/read-fields.ts'

export type OfficeText = typeof import('./ko.ts').words
export type OfficeTextRoom = keyof OfficeText

const files = import.meta.glob(['./{ko,en}/*.ts', '!./*/{help,log-entries,trip-fields}.ts'])
const loadedTexts: Partial<OfficeText> = {}

/** English is checked against Korean where it is written, so a file has what its room says. */
export async function loadOfficeText(language: Language, rooms: readonly OfficeTextRoom[]): Promise<void> {
  await Promise.all(
    rooms.map(async (room) => {
      const module = await files[`./${language}/${room}.ts`]?.()
      Object.assign(loadedTexts, { [room]: readFields(module)[room] })
    }),
  )
}

/** Of what opens on a screen: no screen waits for them. */
export function loadMoreWords(room: OfficeTextRoom): Promise<void> {
  const { lang } = document.documentElement
  return loadOfficeText(isLanguage(lang) ? lang : 'ko', [room])
}

export function getOfficeText<R extends OfficeTextRoom>(room: R): OfficeText[R] {
  const words = loadedTexts[room]
  if (!words) throw new Error(`the words of ${room} are not loaded: its screen names them in routes.ts`)
  return words
}
