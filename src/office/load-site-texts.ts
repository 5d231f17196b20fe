// The words that the office shares with the site: two rooms of them, and the browser hears of no others.
import { isLanguage } from '#i18n/language.ts'
import { registerTexts } from '#i18n/texts.ts'

export type SiteTextRoom = 'shell' | 'write'

const textFiles = import.meta.glob('../i18n/{ko,en}/{shell,write}.ts')

export async function loadSiteTexts(rooms: SiteTextRoom[]): Promise<void> {
  const { lang } = document.documentElement
  await Promise.all(
    rooms.map(
      async (room) =>
        isLanguage(lang) && registerTexts(lang, room, await textFiles[`../i18n/${lang}/${room}.ts`]?.()),
    ),
  )
}
