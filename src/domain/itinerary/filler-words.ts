// Words that say nothing beside a value: labels, names of columns, what is done at a place, particles.
import { anyLabelPattern } from './labels.ts'
import { anyColumnPattern } from './units.ts'

const toLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The count of a day, an order, a unit: what a number is of. */
const countWords = '제|일차|일째|일|날|day|박|원정|원|won|명|인|회|세|만|천|krw|1인당|1인|당'
const personWords = '성인|대인|어른|아동|소아|소인|어린이|유아|영아|adults?|child(?:ren)?|infants?'
const mealWords = '조식|중식|석식|아침|점심|저녁|식사|breakfast|lunch|dinner|meals?'
/** "B", "L" and "D" are columns, but not the ends of a word. */
const columnWords = anyColumnPattern
  .split('|')
  .filter((name) => !/^[a-z]$/.test(name))
  .join('|')
const headingWords = `${anyLabelPattern}|${columnWords}|${personWords}|${mealWords}|출발일자?|요금표?|구분|선택|안내|표|상세|주요|전체|개요|여행|상품|정보|기본`
const structurePattern = new RegExp(
  `^(?:\\d{1,2}|[가나다라마바사아자차카타파하])?(?:${headingWords}|${countWords}|첫|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|째|쨋)+(?:및)?$`,
  'i',
)

/** The line has nothing but labels, which name what is below: "포함사항", "일자 | 지역 | 일정", "1일차". */
export const isOnlyLabels = (line: string) => {
  const text = toLetters(line).replace(/\d+/g, '')
  return text === '' ? false : structurePattern.test(text)
}

const activityWords =
  '산책|조망|감상|유람(?!선)|참배|등정|자유관광|시내관광|차창관광|관광지|관광|방문|탐방|견학|답사|관람|구경|둘러보기|국제공항|공항|이동|출발|도착|경유|향발|귀환|복귀|귀국|출국|입국|하여|하고|한후|후에|이며|이고|그리고|오전|오후|요일|매주|매일|투숙|숙박|체크인|입실|호텔|숙소|항공|또는|동급|am|pm|and|the|to|in|at|of|from|or|under|visit|tour|arrive|arrival|depart|departure|transfer'
const edgePattern = new RegExp(
  `^(?:${activityWords}|${headingWords})+|(?:${activityWords}|${headingWords})+$`,
  'gi',
)
/** Words that make a promise of a label: "노옵션", "별도문의". */
const promisePattern = /^노\p{L}{1,3}$|별도/u
const particlePattern = /(?:으로|에서|부터|까지|에는|에|을|를|와|과|의|은|는|이|가|로|도|후|등|및)$/

/**
 * A word without what says nothing at its beginning and its end. One letter alone is a particle or a
 * unit, but "식" is a meal: "기내식" is not said by the night "기내".
 */
export function removeActivityWords(word: string): string {
  if (promisePattern.test(word)) return word
  const text = [word, word.replace(particlePattern, '')]
    .map((each) => each.replace(edgePattern, ''))
    .reduce((one, other) => (other.length < one.length ? other : one))
  return /^(?!식)\p{L}$/u.test(text) ? '' : text
}

/** Words that a field says in another way: "X", "무료", "90%", "상동", "노쇼핑". */
const rewordedPattern =
  /^(?:x|×|없음|불포함|미포함|미제공|무료|할인|동일|같음|상동|동상|위와|전일|전일과|노쇼핑|no|쇼핑|無|무|여행|유의|자제|권고|금지|경보|단계|한|두|세|네|번|곳|군데|포함|제공|조|중|석|조중석|b|l|d|\d{1,2}|이상|미만|최소|최소출발)+$/i
export const isReworded = (word: string) => rewordedPattern.test(word)
