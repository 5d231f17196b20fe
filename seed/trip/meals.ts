// The included meals of a day, and their dishes.
import type { Words } from '../demo-types.ts'
import { hashText, words } from './phrases.ts'
import type { PlanDay, TripPlan } from './plan.ts'
import { dishes } from './regions.ts'
import type { Stay } from './stays.ts'

export type Meals = { breakfast: Words | null; lunch: Words | null; dinner: Words | null }
type Meal = keyof Meals

const onBoard = words('기내식', 'In-flight meal')
const packed = words('도시락과 행동식', 'Packed lunch and trail snacks')
const koreanMeal = words('한식', 'A Korean meal')

const breakfasts: Partial<Record<Stay, Words>> = {
  ryokan: words('료칸 조식', 'Ryokan breakfast'),
  ship: words('선상 조식', 'Breakfast on board'),
  cruiseWindow: words('선상 조식 뷔페', 'Breakfast buffet on board'),
  cruiseBalcony: words('선상 조식 뷔페', 'Breakfast buffet on board'),
  ferry: words('여객선 아침', 'Breakfast on the ferry'),
  sleeper: words('역 앞 아침', 'Breakfast by the station'),
  hut: words('산장 조식', 'Hut breakfast'),
  lodge: words('로지 조식', 'Lodge breakfast'),
  shelter: words('직접 끓인 아침', 'Breakfast cooked together'),
  tent: words('직접 끓인 아침', 'Breakfast cooked together'),
  ger: words('게르 캠프 조식', 'Breakfast at the ger camp'),
  yurt: words('유르트 조식', 'Breakfast at the yurt'),
  camp: words('캠프 조식', 'Camp breakfast'),
  desertTent: words('캠프 조식', 'Camp breakfast'),
  desertCamp: words('캠프 조식', 'Camp breakfast'),
  temple: words('아침 공양', 'Temple breakfast'),
  hostel: words('호스텔 조식', 'Hostel breakfast'),
  guesthouse: words('게스트하우스 조식', 'Guesthouse breakfast'),
  homestay: words('홈스테이 아침상', 'Homestay breakfast'),
  minbak: words('마을 아침상', 'Village breakfast'),
  inn: words('섬마을 아침상', 'Island breakfast'),
  hanok: words('한옥 아침상', 'Hanok breakfast'),
  oldHouse: words('종가 아침상', 'Breakfast from the head family'),
}

/** Beds far from any restaurant: the cook comes along. */
const catered = new Set<Stay>([
  'hut',
  'lodge',
  'shelter',
  'tent',
  'ger',
  'yurt',
  'camp',
  'desertTent',
  'desertCamp',
  'homestay',
  'temple',
  'ship',
  'cruiseWindow',
  'cruiseBalcony',
  'safariLodge',
])

const allMealTags = ['전 일정 식사', '전 식사 포함', '조·중·석식', '올인클루시브']

const hasAllMeals = ({ tags }: TripPlan): boolean => allMealTags.some((tag) => tags.has(tag))

export function createMeals(plan: TripPlan, day: PlanDay): Meals {
  const possible = listPossibleMeals(plan, day)
  const given = hasAllMeals(plan)
    ? possible
    : new Map(
        [...possible].filter(([meal, table]) =>
          table === onBoard ? !isLowCost(plan) : isIncluded(meal, plan, day),
        ),
      )
  return {
    breakfast: given.get('breakfast') ?? null,
    lunch: given.get('lunch') ?? null,
    dinner: given.get('dinner') ?? null,
  }
}

const isLowCost = ({ journey }: TripPlan): boolean => journey.kind === 'flight' && journey.lowCost

/** Every meal between setting off and coming home, with what it would be. */
function listPossibleMeals(plan: TripPlan, day: PlanDay): Map<Meal, Words> {
  const breakfast = day.from ? (breakfasts[day.from.stay] ?? words('호텔 조식', 'Hotel breakfast')) : onBoard
  const [lunch, dinner] = pickDishes(plan, day)
  const meals = { breakfast, lunch, dinner }
  return new Map(
    listMealTimes(plan, day).map((meal) =>
      typeof meal === 'string' ? [meal, meals[meal]] : [meal.flying, onBoard],
    ),
  )
}

type ServedMeal = Meal | { flying: Meal }

function listMealTimes({ journey, agency }: TripPlan, { kind }: PlanDay): ServedMeal[] {
  const rhythm = journey.kind === 'flight' ? journey.rhythm : null
  const time = journey.kind === 'ground' ? journey.start.time : '00:00'
  if (kind === 'only') return time >= '13:00' ? ['dinner'] : ['lunch']
  if (kind === 'full' || kind === 'move') return ['breakfast', 'lunch', 'dinner']
  if (kind === 'arrive') return [{ flying: 'breakfast' }, 'lunch', 'dinner']
  if (kind === 'out') {
    if (!rhythm) return time >= '16:00' ? [] : time >= '13:00' ? ['dinner'] : ['lunch', 'dinner']
    if (rhythm === 'day') return ['lunch', 'dinner']
    if (rhythm === 'pacific') return [{ flying: 'lunch' }, 'dinner']
    if (rhythm === 'midnight') return [{ flying: 'breakfast' }, 'dinner']
    return rhythm === 'long' ? [{ flying: 'lunch' }, { flying: 'dinner' }] : [{ flying: 'dinner' }]
  }
  if (kind === 'leave')
    return rhythm === 'evening'
      ? ['breakfast', 'lunch', 'dinner']
      : rhythm === 'long' || rhythm === 'midnight'
        ? ['breakfast', 'lunch', { flying: 'dinner' }]
        : ['breakfast', { flying: 'lunch' }]
  if (kind === 'land')
    return rhythm === 'evening' ? [{ flying: 'breakfast' }] : [{ flying: 'breakfast' }, { flying: 'lunch' }]
  return rhythm === 'night'
    ? ['breakfast', { flying: 'lunch' }]
    : agency.travel_agency === 10
      ? ['breakfast']
      : ['breakfast', 'lunch']
}

/** Tables the summaries promise by name. */
const promisedTables: Record<string, Words> = {
  BN501: words('하카타 라멘', 'Hakata ramen'),
  OR406: words('게국지', 'Crab kimchi stew'),
  SP104: words('시장 여섯 가지 맛보기', 'Six bites at the market'),
  SP106: words('강변 치킨', 'Fried chicken by the river'),
  SP203: words('수원 왕갈비', 'Suwon king ribs'),
  SP501: words('직접 만든 네 가지 음식', 'The four dishes you cook'),
  SP503: words('사찰 음식', 'Temple food'),
}

/** One lunch that a golf summary promises. */
const promisedLunches: Record<string, { day: number; table: Words }> = {
  FW23: { day: 3, table: words('포도밭 레스토랑 점심', 'Lunch at a vineyard') },
  FW25: { day: 4, table: words('하롱만 선상 식사', 'Lunch on Ha Long Bay') },
}

/** Lunch and dinner of the day, from the cooking of the place. */
function pickDishes(
  { agency, trip, abroad }: TripPlan,
  { day, at, stage, rounds, bed }: PlanDay,
): [lunch: Words, dinner: Words] {
  const menu = dishes[at.town.region]
  const turn = hashText(trip.package_code) + day * 2
  const dish = (step: number) => menu[(turn + step) % menu.length] ?? koreanMeal
  const has = (tag: string) => trip.tags.some(([ko]) => ko === tag)
  const promised = promisedTables[trip.package_code]
  if (promised && bed?.stay !== 'temple') return [promised, promised]
  const single = promisedLunches[trip.package_code]
  const lunch =
    single?.day === day
      ? single.table
      : stage
        ? packed
        : rounds.length > 0
          ? words('클럽하우스 식사', 'Clubhouse meal')
          : dish(0)
  if (bed?.stay === 'ryokan') return [lunch, words('가이세키', 'Kaiseki dinner')]
  if (bed?.stay === 'hut' || bed?.stay === 'lodge') return [lunch, words('산장 저녁', 'Dinner at the hut')]
  if (bed?.stay === 'shelter' || bed?.stay === 'tent')
    return [lunch, words('함께 지은 저녁', 'Dinner cooked together')]
  if (bed?.stay === 'temple') return [promised ?? lunch, words('저녁 공양', 'Temple supper')]
  if (bed?.stay === 'cruiseWindow' || bed?.stay === 'cruiseBalcony')
    return [words('선상 뷔페', 'Buffet on board'), words('선상 정찬', 'Dinner in the ship’s dining room')]
  if (has('한정식') && day === 1) return [lunch, words('남도 한정식', 'A full southern table')]
  if (has('게 요리') && day === 2) return [lunch, words('게 요리', 'Crab dinner')]
  if (has('잔칫상') && day === 2) return [lunch, words('칠순 잔칫상', 'The birthday table')]
  if (has('같이 요리')) return [dish(0), words('같이 만든 저녁', 'Dinner cooked together')]
  return agency.travel_agency === 7 && abroad ? [dish(0), koreanMeal] : [lunch, dish(1)]
}

function isIncluded(meal: Meal, plan: TripPlan, day: PlanDay): boolean {
  const { trip, tags, agency } = plan
  if (meal === 'breakfast') return true
  if (meal === 'dinner' && day.bed && (catered.has(day.bed.stay) || day.bed.stay === 'ryokan')) return true
  if (meal === 'dinner' && (tags.has('하프보드') || tags.has('가이세키'))) return true
  if (day.free) return false
  if (day.kind === 'only') return !toursWithoutMeals.has(trip.package_code)
  return mealRules[agency.travel_agency]?.[meal](plan, day) ?? false
}

/** Outings short enough to eat before or after. */
const toursWithoutMeals = new Set(['SP101', 'SP102', 'SP105', 'SP107', 'SP204'])

type MealRule = (plan: TripPlan, day: PlanDay) => boolean

/** Which lunches and dinners each agency puts into its price. */
const mealRules: Record<number, { lunch: MealRule; dinner: MealRule }> = {
  1: {
    lunch: ({ trip }, { kind }) => trip.package_code !== 'HN213' && kind !== 'back',
    dinner: ({ trip, tags }, { day }) => trip.package_code !== 'HN213' && (tags.has('미식') || day % 2 === 0),
  },
  2: {
    lunch: (_, { kind }) => kind === 'full' || kind === 'back',
    dinner: ({ abroad }, { day }) => day === (abroad ? 2 : 1),
  },
  3: {
    lunch: ({ tags }, { kind }) => kind !== 'back' || tags.has('마을 밥상'),
    dinner: ({ tags }, { day }) => day === 1 || tags.has('마을 밥상'),
  },
  4: { lunch: ({ trip }, { kind }) => trip.days <= 3 || kind !== 'back', dinner: () => false },
  5: {
    lunch: ({ tags }) => tags.has('미식'),
    dinner: ({ tags }, { day }) => (tags.has('저녁 식사 1회') ? day === 1 : day === 2 || day === 3),
  },
  6: {
    lunch: ({ trip }, { day }) => promisedLunches[trip.package_code]?.day === day,
    dinner: ({ tags }, { day, rounds }) =>
      tags.has('석식 포함') || (tags.has('한정식') && day === 1) || (rounds.length === 0 && day === 3),
  },
  7: { lunch: () => true, dinner: () => true },
  8: { lunch: (_, { stage }) => stage !== null, dinner: (_, { stage, day }) => stage !== null || day === 1 },
  9: {
    lunch: (_, { day }) => day === 3,
    dinner: ({ trip, tags }, { day }) =>
      (tags.has('자유 저녁') ? [2, 5] : trip.days < 4 ? [1, 2] : [2, 4]).includes(day),
  },
  10: { lunch: () => false, dinner: ({ tags }, { day }) => day === 1 || day === 2 || tags.has('같이 요리') },
}
