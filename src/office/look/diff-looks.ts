// Where two looks differ, in words: for versions and for two people at one draft.
import type { SiteLook } from '#domain/agency/look/look.ts'
import { joinWords } from '#i18n/language.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { getBrandHex } from '#lib/theme.ts'
import { choiceFields, nameChoice } from './look-choices.ts'

type LookText = OfficeText['look']
type LookLine = readonly [name: string, value: string]

function listLines({ theme, home, logo }: SiteLook, words: LookText): LookLine[] {
  const nameSection = ({ kind, title, hidden }: SiteLook['theme']['home'][number]) =>
    [words.home.kinds[kind], joinWords(title), hidden ? words.home.hidden : ''].filter(Boolean).join(' · ')
  return [
    [words.logo.title, logo?.replace(/^.*\//, '') ?? ''],
    [words.colours.brand, getBrandHex(theme)],
    [words.colours.accent, getBrandHex({ ...theme, ...theme.accent })],
    [words.fields.type_scale, words.percent(theme.type_scale)],
    [words.fields.radius, words.pixels(theme.radius)],
    ...choiceFields.map((field): LookLine => [words.fields[field], nameChoice(words, field, theme[field])]),
    [words.home.picture, home.hero_path.replace(/^.*\//, '')],
    [words.home.headline, joinWords(home.headline)],
    [words.home.line, joinWords(home.line)],
    [words.home.reasons, home.reasons.map(({ heading }) => joinWords(heading)).join('\n')],
    [words.home.morePictures, String(home.pictures.length)],
    [words.home.sections, theme.home.map(nameSection).join('\n')],
    ...theme.home.map(
      (section, at): LookLine => [`${words.home.sections} ${at + 1}`, describeSection(section)],
    ),
  ]
}

/** All that a section says, in the order of its fields. */
const describeSection = (section: SiteLook['theme']['home'][number]): string =>
  JSON.stringify(section, (_, value) => (value === null ? undefined : value))
    .replace(/[{}"[\]]/g, ' ')
    .trim()

/** Only the lines that differ, in the same order. */
export function diffLooks(one: SiteLook, other: SiteLook, words: LookText) {
  const [oneLines, otherLines] = [listLines(one, words), listLines(other, words)]
  const names = [...new Set([...oneLines, ...otherLines].map(([name]) => name))]
  const findValue = (lines: LookLine[], name: string) => lines.find(([each]) => each === name)?.[1] ?? ''
  const differing = names.filter((name) => findValue(oneLines, name) !== findValue(otherLines, name))
  const pick = (lines: LookLine[]) => differing.map((name): LookLine => [name, findValue(lines, name)])
  return { one: pick(oneLines), other: pick(otherLines) }
}
