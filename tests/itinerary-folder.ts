// Reads a folder of itineraries and says how well: for the tests, and for new ones (npm run itineraries --
// FOLDER).
import fs from 'node:fs'
import path from 'node:path'
import { fromHtml } from '#domain/itinerary/from-html.ts'
import { fromText } from '#domain/itinerary/from-text.ts'
import type { Source } from '#domain/itinerary/itinerary.ts'
import { parseItineraryFile } from '#domain/itinerary/parse-file.ts'
import { readItinerary } from '#domain/itinerary/read-itinerary.ts'
import { createDocx, createHwpx, createXlsx } from './itinerary-files.ts'
import { readTexts, spoilText } from './itinerary-noise.ts'
import { type ExpectedItinerary, scoreItinerary, sumScores } from './itinerary-score.ts'

const today = '2026-11-16'

export function readSources(file: string): Source[] {
  const text = fs.readFileSync(file, 'utf8')
  if (file.endsWith('.html')) return [fromHtml(text)]
  if (file.endsWith('.txt')) return [fromText(text)]
  const [, kind = ''] = /\.(\w+)\.json$/.exec(file) ?? []
  const make = { docx: createDocx, hwpx: createHwpx }[kind] ?? createXlsx
  const sources = parseItineraryFile(make(JSON.parse(text)))
  return 'refused' in sources ? [] : sources
}

/** Every source in the folder beside what is expected of it. */
export function scoreFolder(where: string) {
  const names = fs.existsSync(where) ? fs.readdirSync(where) : []
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => {
      const number = name.replace('.json', '')
      const source = names.find((each) => each.startsWith(`${number}.`) && each !== name) ?? ''
      const expected: ExpectedItinerary = JSON.parse(fs.readFileSync(path.join(where, name), 'utf8'))
      return {
        number,
        ...scoreItinerary(expected, readItinerary(readSources(path.join(where, source)), today)),
      }
    })
}

/** Every text of the folder, spoilt in some ways: how many values are wrong then and not marked. */
export function scoreSpoilt(where: string, ways: number) {
  const sources = readTexts(where)
  const wrong = sources.flatMap(({ number, text }) => {
    const expected: ExpectedItinerary = JSON.parse(
      fs.readFileSync(path.join(where, `${number}.json`), 'utf8'),
    )
    const others = sources.filter((each) => each.number !== number).map((each) => each.text)
    return Array.from({ length: ways }, (_, way) => {
      const source = fromText(spoilText(text, others, Number(number) * 1000 + way))
      return scoreItinerary(expected, readItinerary([source], today)).outcomes
    }).flat()
  })
  return {
    texts: sources.length * ways,
    wrongUnmarked: wrong.filter(({ outcome, sure }) => outcome === 'wrong' && sure).length,
  }
}

const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Prints the figures, and each field that was wrong and not marked. */
export function printScores(title: string, scores: ReturnType<typeof scoreFolder>) {
  const figures = sumScores(scores)
  const lines = [
    `${title}: ${scores.length} itineraries, ${figures.fields} fields`,
    `  days and places right ${formatPercent(figures.placesRight)}, wrong and unmarked ${figures.wrongUnmarked}, right but marked ${formatPercent(figures.unsureOfRight)}, not read ${figures.missing}`,
    ...scores.flatMap(({ number, outcomes }) =>
      outcomes
        .filter(
          ({ outcome, sure }) =>
            (outcome === 'wrong' && sure) ||
            (process.env.ITINERARY_DETAILS && (outcome === 'missing' || !sure)),
        )
        .map(
          ({ field, outcome, sure, details }) =>
            `  ${number} ${field}: ${outcome}${sure ? '' : ', marked'} ${details}`,
        ),
    ),
  ]
  console.info(lines.join('\n'))
  return figures
}
