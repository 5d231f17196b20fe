// Meals of a day: "조식: 호텔식 / 중식: X", "[조]호텔식 [중]현지식", "B - / L 기내식", or a list of three.
import { type Meal, markSure, markUnsure, type ReadValue } from './itinerary.ts'
import { isSentence, stripDecoration } from './lines.ts'
import { isMealLike } from './mark-doubtful.ts'

type Meals = Partial<Record<Meal, ReadValue<string | null>>>

const mealNames: [meal: Meal, long: string, short: string][] = [
  ['breakfast', '조\\s*식|아침(?:\\s*식사)?|breakfast', '조|B'],
  ['lunch', '중\\s*식|점심(?:\\s*식사)?|lunch', '중|L'],
  ['dinner', '석\\s*식|저녁(?:\\s*식사)?|dinner|supper', '석|D'],
]
const longNames = mealNames.map(([, each]) => each).join('|')
const shortNames = mealNames.map(([, , each]) => each).join('|')
const findMeal = (word: string) =>
  mealNames.find(([, full, letter]) => new RegExp(`^(?:${full}|${letter})$`, 'i').test(word))?.[0]

/**
 * Short names are also letters of other words. They count only in brackets, before a colon, or after a word
 * such as "식사".
 */
const longNamePattern = new RegExp(
  `(?<![가-힣A-Za-z])[\\[(<【]?\\s*(${longNames})(?:[은는](?=\\s))?\\s*[\\])>】]?\\s*[:：\\-–]?\\s*`,
  'gi',
)
const shortNamePattern = new RegExp(
  `(?<![가-힣A-Za-z])(?:[\\[(<【]\\s*(${shortNames})\\s*[\\])>】]\\s*[:：]?|(${shortNames})\\s*(?:[:：]|/(?=\\s)))\\s*`,
  'g',
)
const anyNamePattern = new RegExp(
  `(?<![가-힣A-Za-z])[\\[(<【]?\\s*(${longNames}|${shortNames})(?![가-힣A-WYZa-wyz]|x[a-z])\\s*[\\])>】]?\\s*[:：\\-–]?\\s*`,
  'gi',
)

const noMealPattern =
  /^(x|×|✕|✖|-|–|—|불포함|없음|미포함|미제공|불\s*포함|no|not\s+included|none|n\/a|해당\s*없음)$/i
/** "조식 후 출발" tells the hour, not what is eaten. */
const narrativePattern =
  /^(?:(?:후|전|을|를|은|는|에|이후|으로)(?![가-힣])|및|식사|하고|시간|포함|제공|1식|\d+회|드시|드신|장소)/

/** "조중석 포함", "조식, 중식 포함": a meal is included; the text does not say which food. */
const includedMealsPattern =
  /(?<![가-힣])([조중석]식?(?:\s*[,·/]?\s*[조중석]식?){0,2})\s*(포함|제공)(?![가-힣])/

/** "조 X / 중 기내식 / 석 현지식", "B 호텔식  L 락사": short names one after the other announce themselves. */
const shortNamesInRowPattern =
  /^(?:조\s*[xX×]\s*[\s/|,]\s*중|조\s+\S[^:：]*[\s/|,]중\s+\S|중\s+\S[^:：]*[\s/|,]석\s+\S|B\s+\S[^:：]*\s[LD]\s+\S|L\s+\S[^:：]*\sD\s+\S|[BLD]\s+기내식)/
/** "(B/L/D)", "[조,중,석]"; "(조)" alone is the name of what is behind it. */
const mealLettersPattern =
  /[([]\s*B?\s*[/,]?\s*L?\s*[/,]?\s*D?\s*[)\]](?<=[BLD][\s/,]*[)\]])|[([]\s*[조중석]식?(?:\s*[,/·]?\s*[중석]식?){1,2}\s*[)\]]|(?<=\S\s*)\[\s*[조중석]식?\s*\]\s*$/

const onlyNamePattern = new RegExp(`^(${longNames})$`, 'i')

/** `rest`: the part of the line that is not about meals. */
export function readMeals(line: string, isAnnounced: boolean): { meals: Meals; rest: string } {
  if (!isAnnounced && shortNamesInRowPattern.test(stripDecoration(line)))
    return readNamedMeals(stripDecoration(line), true)
  // "- 조식": that there is one.
  const [, alone] = onlyNamePattern.exec(stripDecoration(line)) ?? []
  const onlyMeal = alone && !isAnnounced ? findMeal(alone) : undefined
  if (onlyMeal) return { meals: { [onlyMeal]: markUnsure('포함', line.trim()) }, rest: '' }
  const listed = mealLettersPattern.exec(line)
  if (listed && !isAnnounced) {
    const read = readNamedMeals(line.replace(listed[0], ' '), false)
    for (const [letter] of listed[0].matchAll(/[BLD조중석]/g)) {
      const meal = findMeal(letter)
      if (meal) read.meals[meal] ??= markUnsure('포함', line.trim())
    }
    return read
  }
  const all = includedMealsPattern.exec(line)
  if (!all) return readNamedMeals(line, isAnnounced)
  const { meals, rest } = readNamedMeals(line.replace(all[0], ' ').replace(/\(\s*\)/, ' '), false)
  for (const [letter] of all[1]?.matchAll(/[조중석]/g) ?? []) {
    const meal = findMeal(letter)
    if (meal) meals[meal] ??= markSure(all[2] ?? '', line.trim())
  }
  return { meals, rest }
}

/** "… 거북바위 (조:호텔식 석:허르헉) [캠프]": they end with their bracket. */
const bracketedMealsPattern = new RegExp(
  `\\(\\s*(?=(?:${shortNames}|${longNames})\\s*[:：])((?:[^()]|\\([^()]*\\))*)\\)`,
  'i',
)

function readNamedMeals(line: string, isAnnounced: boolean): { meals: Meals; rest: string } {
  const inner = isAnnounced ? null : bracketedMealsPattern.exec(line)
  if (inner) {
    const { meals, rest } = readNamedMeals(inner[1] ?? '', false)
    const outside = `${line.slice(0, inner.index).trim()} ${line.slice(inner.index + inner[0].length).trim()}`
    return { meals, rest: [outside.trim(), rest].filter(Boolean).join(' / ') }
  }
  const pattern = isAnnounced
    ? anyNamePattern
    : new RegExp(`${longNamePattern.source}|${shortNamePattern.source}`, 'gi')
  const found = filterInMealOrder(line, [...line.matchAll(pattern)])
  const meals: Meals = {}
  if (found.length === 0)
    return isAnnounced ? { meals: readUnnamedMeals(line), rest: '' } : { meals, rest: line }
  let rest = line.slice(0, found[0]?.match.index)
  for (const [at, { meal, match }] of found.entries()) {
    const end = found[at + 1]?.match.index ?? line.length
    const value = trimMeal(line.slice(match.index + match[0].length, end))
    const isListed = /^\s*[,、]/.test(line.slice(match.index + match[0].length))
    if (narrativePattern.test(value) || isProse(match[0], value) || (isListed && !isAnnounced)) {
      rest += line.slice(match.index, end)
      continue
    }
    const [text, more] = splitAtSlash(value)
    rest += more ? ` / ${more}` : ''
    const isDash = text === '' && /[-–]\s*$/.test(match[0])
    // "Meals: B / L / D", "식사: 조식": that there is one. Behind a colon nothing is said yet.
    if (text === '' && isAnnounced && !/[:：\])>】\-–]/.test(match[0]))
      meals[meal] ??= { value: '포함', sure: isOnlyNames(line), from: line.trim() }
    if (text === '' && !isDash) continue
    // "Breakfast at hotel" says where.
    const what = text.replace(/^at\s+(?:the\s+)?/i, '')
    meals[meal] ??= {
      value: isDash || noMealPattern.test(text) ? null : what,
      sure: isDash || noMealPattern.test(text) || (what === text && isMealLike(text)),
      from: line.trim(),
    }
  }
  return { meals, rest: rest.trim() }
}

/** "점심은 현지식당에서 드십니다" says more than what is eaten. */
const isProse = (name: string, value: string) =>
  /[은는]\s*$/.test(name) && (isSentence(value) || (value.length > 12 && !isMealLike(splitAtSlash(value)[0])))

const isOnlyNames = (line: string) =>
  stripDecoration(line.replace(anyNamePattern, '').replace(/[\s/,·|&+]+/g, '')) === ''

type MealMatch = { meal: Meal; match: RegExpExecArray }

/**
 * Breakfast before lunch before dinner: a name that comes out of turn is part of a meal (중식 is Chinese food,
 * too).
 */
function filterInMealOrder(line: string, matches: RegExpExecArray[]): MealMatch[] {
  const order: Meal[] = ['breakfast', 'lunch', 'dinner']
  const named: MealMatch[] = []
  for (const match of matches) {
    const word = match[1] ?? match[2] ?? match[3] ?? ''
    const meal = findMeal(word)
    // B, L and D are meals only as capitals.
    if (!meal || (word.length === 1 && /[bld]/.test(word)) || isPartOfSentence(line, match.index, match[0]))
      continue
    const last = named.at(-1)
    if (last && order.indexOf(meal) <= order.indexOf(last.meal)) continue
    named.push({ meal, match })
  }
  return named
}

/** "호텔 조식 후" is part of a sentence. */
const isPartOfSentence = (line: string, index: number, whole: string) =>
  narrativePattern.test(line.slice(index + whole.length)) && !/[:：]/.test(whole)

/** One line may go on with something else after a slash or a comma. */
function splitAtSlash(value: string): [text: string, more: string] {
  const match = /^(.*?\S)\s+\/\s+(.+)$/.exec(value)
  return match ? [trimMeal(match[1] ?? ''), match[2] ?? ''] : [value, '']
}

/** A list of three without names is breakfast, lunch and dinner; any other number is a guess. */
function readUnnamedMeals(line: string): Meals {
  const text = line.trim()
  if (noMealPattern.test(text)) {
    const no = { value: null, sure: text.length > 1, from: text } // a dash alone may just fill an empty cell
    return { breakfast: no, lunch: no, dinner: no }
  }
  // "전식 선내식", "전 일정 호텔식": one word for all three.
  const all = /^(?:전\s?식|3식|(?:조중석|전\s?일정)(?:\s?식사)?)\s*[:：]?\s*(?<what>[^\s/,].*)$/.exec(text)
    ?.groups?.what
  if (all) {
    const read = markUnsure(noMealPattern.test(all) ? null : all, text)
    return { breakfast: read, lunch: read, dinner: read }
  }
  const values = text.split(/\s*[/,|·]\s*/).map(trimMeal)
  const [breakfast, lunch, dinner] = values
  if (values.length !== 3 || !breakfast || !lunch || !dinner) return {}
  const read = (value: string) => markUnsure(noMealPattern.test(value) ? null : value, text)
  return { breakfast: read(breakfast), lunch: read(lunch), dinner: read(dinner) }
}

function trimMeal(value: string): string {
  const text = value
    .replace(/^[\s:：/,|·]+/, '')
    .replace(/[\s/,|·;.]+$/, '')
    .replace(/\s+[-–]$/, '')
    .trim()
  const bracketed = /^\(([^()]*)\)$/.exec(text)
  // The bracket that closes here was opened before the first meal.
  return (bracketed?.[1] ?? (text.includes('(') ? text : text.replace(/\)$/, ''))).trim()
}

/** In a column of its own the cell is the meal. */
export function readMealCell(lines: readonly string[]): ReadValue<string | null> | undefined {
  const text = trimMeal(lines.join(' '))
  return text === '' ? undefined : markSure(noMealPattern.test(text) ? null : text, text)
}
