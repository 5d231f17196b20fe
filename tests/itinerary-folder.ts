// Reads a folder of itineraries and says how well: for the tests, and for new ones (npm run itineraries --
// FOLDER).
import fs from 'node:fs'
import path from 'node:path'
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { fromText } from '#domain/itinerary/from-text.ts'
import type { Source } from '#domain/itinerary/itinerary.ts'
import { openFile } from '#domain/itinerary/open-file.ts'
import { readItinerary } from '#domain/itinerary/read-itinerary.ts'
import { docxOf, hwpxOf, xlsxOf } from './itinerary-files.ts'
import { spoilt, textsIn } from './itinerary-junk.ts'
import { type Expected, figuresOf, scoreOf } from './itinerary-score.ts'

const today = '2026-11-16'

export function sourcesOf(file: string): Source[] {
  const text = fs.readFileSync(file, 'utf8')
  if (file.endsWith('.html')) return [fromHtml(text)]
  if (file.endsWith('.txt')) return [fromText(text)]
  const [, kind = ''] = /\.(\w+)\.json$/.exec(file) ?? []
  const make = { docx: docxOf, hwpx: hwpxOf }[kind] ?? xlsxOf
  const sources = openFile(make(JSON.parse(text)))
  return 'refused' in sources ? [] : sources
}

/** Every source in the folder beside what is expected of it. */
export function scoresIn(where: string) {
  const names = fs.existsSync(where) ? fs.readdirSync(where) : []
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => {
      const number = name.replace('.json', '')
      const source = names.find((each) => each.startsWith(`${number}.`) && each !== name) ?? ''
      const expected: Expected = JSON.parse(fs.readFileSync(path.join(where, name), 'utf8'))
      return { number, ...scoreOf(expected, readItinerary(sourcesOf(path.join(where, source)), today)) }
    })
}

/** Every text of the folder, spoilt in some ways: how many values are wrong then and not marked. */
export function spoiltIn(where: string, ways: number) {
  const sources = textsIn(where)
  const wrong = sources.flatMap(({ number, text }) => {
    const expected: Expected = JSON.parse(fs.readFileSync(path.join(where, `${number}.json`), 'utf8'))
    const others = sources.filter((each) => each.number !== number).map((each) => each.text)
    return Array.from({ length: ways }, (_, way) => {
      const source = fromText(spoilt(text, others, Number(number) * 1000 + way))
      return scoreOf(expected, readItinerary([source], today)).outcomes
    }).flat()
  })
  return {
    texts: sources.length * ways,
    wrongUnmarked: wrong.filter(({ outcome, sure }) => outcome === 'wrong' && sure).length,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints the figures, and each field that was wrong and not marked. */
export function tell(title: string, scores: ReturnType<typeof scoresIn>) {
  const figures = figuresOf(scores)
  const lines = [
    `${title}: ${scores.length} itineraries, ${figures.fields} fields`,
    `  days and places right ${percent(figures.placesRight)}, wrong and unmarked ${figures.wrongUnmarked}, right but marked ${percent(figures.unsureOfRight)}, not read ${figures.missing}`,
    ...scores.flatMap(({ number, outcomes }) =>
      outcomes
        .filter(
          ({ outcome, sure }) =>
            (outcome === 'wrong' && sure) ||
            (process.env.ITINERARY_DETAILS && (outcome === 'missing' || !sure)),
        )
        .map(
          ({ field, outcome, sure, told }) =>
            `  ${number} ${field}: ${outcome}${sure ? '' : ', marked'} ${told}`,
        ),
    ),
  ]
  console.info(lines.join('\n'))
  return figures
}
