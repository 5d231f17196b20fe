// Spoils itineraries as careless hands do: stray signs, cells that changed places, lines of another trip.
import fs from 'node:fs'
import path from 'node:path'

/** Small and seeded, so that a finding can be looked at again (mulberry32). */
function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const strayMarks = [
  '‣ ',
  '▸ ',
  '○ ',
  '① ',
  '⑵ ',
  '3) ',
  '가. ',
  '✝ ',
  '→ ',
  '― ',
  '〃 ',
  '● ',
  '❖ ',
  '└ ',
  '◦ ',
]
const strayEndings = [
  ' - 야시장',
  ' → 호텔',
  ' / 석식',
  ' · 자유시간',
  ' – 점심',
  ' 숙소',
  ' 불포함',
  ' 상동',
  ' ┃ 선택',
]

/** One spoilt text for each number: a few lines of it get something that does not belong there. */
export function spoilText(text: string, others: readonly string[], seed: number): string {
  const dice = createDice(seed)
  const one = (list: readonly string[]) => list[dice(list.length)] ?? ''
  const lines = text.split('\n')
  for (let count = 0; count < 4; count++) {
    const at = dice(lines.length)
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const kind = dice(4)
    if (kind === 0) lines[at] = one(strayMarks) + line
    else if (kind === 1) lines[at] = line + one(strayEndings)
    else if (kind === 2) lines[at] = swapParts(line)
    else lines.splice(at, 0, one(one(others).split('\n')))
  }
  return lines.join('\n')
}

/** The first two cells, or what is on both sides of a slash or a colon, change places. */
function swapParts(line: string): string {
  const mark = ['\t', ' | ', ' / ', ' - ', ':', ','].find((each) => line.includes(each))
  if (mark === undefined) return line
  const [first = '', second = '', ...rest] = line.split(mark)
  return [second, first, ...rest].join(mark)
}

export const readTexts = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d+\.txt$/.test(name))
    .map((name) => ({
      number: name.replace('.txt', ''),
      text: fs.readFileSync(path.join(folder, name), 'utf8'),
    }))
