// Rooms of words on their way to whoever speaks them: in the browser a few, in the language of the document;
// on the server all.
import { isLanguage } from './language.ts'
import { registerTexts, type TextSection } from './texts.ts'

const textFiles = import.meta.glob([
  './{ko,en}/*.ts',
  '!./*/{errors,fields,mail,contract,entry-rules,message-templates}.ts',
])

export async function loadTexts(sections: TextSection[]): Promise<void> {
  const { lang } = document.documentElement
  await Promise.all(
    sections.map(
      async (section) =>
        isLanguage(lang) && registerTexts(lang, section, await textFiles[`./${lang}/${section}.ts`]?.()),
    ),
  )
}

export async function loadAllTexts(): Promise<void> {
  for (const [file, load] of Object.entries(textFiles)) {
    const [, language, section] = /(\w+)\/(\w+)\.ts$/.exec(file) ?? []
    if (isLanguage(language)) registerTexts(language, section as TextSection, await load()) // the file has its room's name
  }
}
