// Facts of a whole trip, wherever they are said: minimum, shopping, alert level, airline, guide's fee.
import { findWeekdays } from './dates.ts'
import { findAirlines } from './flights.ts'
import { markSure, markUnsure, type ReadTrip } from './itinerary.ts'
import { isSentence, stripDecoration } from './lines.ts'
import { findSums, singleRoomPattern } from './money.ts'

const minimumPatterns = [
  /최소\s*(?:출발\s*|행사\s*|모객\s*|진행\s*)?(?:인원|모객)?\s*(?:은|는)?\s*[:：▷▶▸|-]?\s*(?:성인\s*)?(\d{1,3})\s*(?:명|인|名)/,
  /(\d{1,3})\s*(?:명|인)\s*(?:이상|부터)\s*(?:모객\s*(?:시|되면)?\s*|모이면\s*|예약\s*시\s*|시\s*)?(?:출발|행사)/,
  /(?:최소\s*출발|출발\s*인원)\s*(?:인원)?\s*[:：]?\s*(?:성인\s*)?(\d{1,3})\s*(?:명|인)/,
  /^인원\s*[:：]?\s*(\d{1,3})\s*명\s*(?:이상|부터)/,
  /min(?:imum|\.)?\s*(?:of\s*)?(\d{1,3})\s*(?:pax|persons?|people|guests?)/i,
]
/** Unusual wording: it is read, but marked unsure. */
const spokenMinimumPattern =
  /최소\s*(\d{1,3})\s*분|(?<!\d)(\d{1,3})\s*(?:명|분|인)(?:\s*이상)?\s*(?:부터(?:\s*(?:갑니다|가능|진행|출발|$))|차면|되면|시\s*진행|진행|\s이상\s*시\s*진행)|(?:미니멈|최저)\s*(\d{1,3})\s*(?:명|인)|(\d{1,3})\s*(?:명|분)(?:이|만)?\s*(?:이상\s*)?모이(?:면|셔야|시면|게\s*되면)/
const spokenVisitsPattern = /쇼핑[^.\d]{0,14}(한|두|세|네|[1-9])\s*(?:번|곳|군데|차례|회)/
const visitsPattern =
  /(?:쇼핑|shopping)\s*(?:센터|관광|방문|횟수)*(?:은|는|이)?\s*[:：-]?\s*(?:총\s*)?(\d{1,2})\s*(?:회|번|곳|군데)/i
const noShoppingPattern =
  /(?:노|no|無|무)\s*-?\s*쇼핑|쇼핑\s*(?:센터|일정|관광)?\s*(?:방문)?(?:은|는|이|도)?\s*[:：]?\s*(?:전혀\s*|일체\s*)?(?:없|無|x\b|미포함)/i
const alertLevels: [name: RegExp, level: number][] = [
  [/여행\s*유의/, 1],
  [/여행\s*자제/, 2],
  [/출국\s*권고|철수\s*권고/, 3],
  [/여행\s*금지/, 4],
]
const guideFeePattern =
  /(?:(?:가이드|기사|인솔자|포터|현지\s*가이드)(?:\s*[/·&,및]?\s*(?:가이드|기사|인솔자|포터))*\s*(?:경비|팁|봉사료)|공동\s*경비|(?<![가-힣])tips?)\s*[:：-]?\s*((?:[^,\n(]|,(?=\d{3}))*\d[^,\n(]*(?:,\d{3}[^,\n(]*)?)/i

/** True if the line was about such a fact and nothing else. */
export function readFacts(line: string, trip: ReadTrip, section?: string): boolean {
  const text = stripDecoration(line)
  const before = { ...trip }
  const people = minimumPatterns.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined)
  const isInPassing = section === 'day' || section === 'included'
  if (people && !(isInPassing && isSentence(text) && text.length > 40))
    trip.minimum ??= { value: Number(people), sure: !/무료|할인|추가|최대/.test(text), from: text }
  const few = spokenMinimumPattern.exec(text)?.slice(1).find(Boolean)
  if (!people && few) trip.minimum ??= markUnsure(Number(few), text)
  const stops = visitsPattern.exec(text)?.[1]
  // Said of one day only. Other days may differ.
  if (stops)
    trip.shopping ??= { value: Number(stops), sure: section !== 'day' || text.length <= 8, from: text }
  else if (noShoppingPattern.test(text)) trip.shopping ??= markSure(0, text)
  const times = spokenVisitsPattern.exec(text)?.[1]
  if (times) trip.shopping ??= markUnsure(Number(times) || '한두세네'.indexOf(times) + 1, text)
  const level = findAlertLevel(text)
  if (level !== undefined) trip.alert ??= markSure(level, text)
  const days = findWeekdays(text)
  if (days.length > 0) trip.weekdays ??= markSure(days, text)
  readAirline(text, trip)
  readSingleSupplement(text, trip)
  const guide = guideFeePattern.exec(text)?.[1]?.trim()
  const isShared = /공동\s*경비/.test(text)
  if (guide)
    trip.guide_fee ??= {
      value: guide.replace(/[)\].]+$/, ''),
      sure: !isShared && section !== 'included' && guide.length <= 30,
      from: text,
    }
  const isNew = (['minimum', 'shopping', 'alert', 'weekdays'] as const).some(
    (name) => trip[name] !== before[name],
  )
  return isNew && text.length <= 60
}

function findAlertLevel(text: string): number | undefined {
  const step = /여행\s*경보[^\d]{0,12}([0-4])\s*단계/.exec(text)?.[1]
  if (step) return Number(step)
  const named = alertLevels.filter(([name]) => name.test(text))
  return named.length === 1 && /경보|단계/.test(text) ? named[0]?.[1] : undefined
}

/** Two airlines in one text may be a code share, or a choice. */
function readAirline(text: string, trip: ReadTrip): void {
  const [name, second] = findAirlines(text)
  if (!name) return
  if (!trip.airline) trip.airline = second ? markUnsure(name, text) : markSure(name, text)
  else if (!trip.airline.value.includes(name) && !name.includes(trip.airline.value)) trip.airline.sure = false
}

function readSingleSupplement(text: string, trip: ReadTrip): void {
  const at = text.search(singleRoomPattern)
  if (at < 0) return
  const [sum] = findSums(text.slice(at))
  const before = text.slice(at, at + (sum?.at ?? 0))
  if (sum && sum.at <= 25)
    trip.prices.single ??= {
      value: sum.won,
      sure: !/1\s*박|박\s*당|1\s*일|일\s*당|~|혼자/.test(before),
      from: text,
    }
}
