// Rooms of words on their way to whoever speaks them: in the browser a few, in the language of the document;
// on the server all.
import { isLanguage } from './language.ts'
import { learn, type Room } from './speak.ts'

const files = import.meta.glob(['./{ko,en}/*.ts', '!./*/{errors,fields,mail,contract}.ts'])

export async function learnRooms(rooms: Room[]): Promise<void> {
  const { lang } = document.documentElement
  await Promise.all(
    rooms.map(async (room) => isLanguage(lang) && learn(lang, room, await files[`./${lang}/${room}.ts`]?.())),
  )
}

export async function learnAll(): Promise<void> {
  for (const [file, load] of Object.entries(files)) {
    const [, language, room] = /(\w+)\/(\w+)\.ts$/.exec(file) ?? []
    if (isLanguage(language)) learn(language, room as Room, await load()) // the file has its room's name
  }
}
