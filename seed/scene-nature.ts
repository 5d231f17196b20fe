// The nature of a drawing by place and season of its trip: light, trees and snow, a table, a bed.
import type { DemoAgency, DemoPackage } from './demo-types.ts'
import { findLeg } from './scene-places.ts'
import type { Climate, Meal, Room, Scene, SceneName, Season } from './scenes/scene-names.ts'
import { createPlan } from './trip/plan.ts'
import type { Region } from './trip/regions.ts'
import type { Stay } from './trip/stays.ts'
import { getTown } from './trip/towns.ts'

export type SceneNature = Pick<Scene, 'climate' | 'season' | 'variant'>

const climateByRegion: Partial<Record<Region, Climate>> = {
  ...toEntries('tropical', [
    'vietnam',
    'thailand',
    'laos',
    'cambodia',
    'philippines',
    'indonesia',
    'malaysia',
  ]),
  ...toEntries('tropical', ['pacific', 'indian', 'hongkong']),
  ...toEntries('cold', ['alps', 'nepal', 'nordic', 'canada', 'mongolia']),
  ...toEntries('dry', ['uae', 'egypt', 'jordan', 'morocco', 'africa']),
}

function toEntries<T>(value: T, regions: Region[]): Partial<Record<Region, T>> {
  return Object.fromEntries(regions.map((region) => [region, value]))
}

const mealByRegion: Partial<Record<Region, Meal>> = {
  ...toEntries('japanese', ['japan']),
  ...toEntries('chinese', ['china', 'mongolia']),
  ...toEntries('noodles', ['vietnam', 'laos', 'taiwan', 'hongkong']),
  ...toEntries('curry', ['thailand', 'cambodia', 'indonesia', 'malaysia', 'nepal']),
  ...toEntries('seafood', ['philippines', 'pacific', 'indian']),
  ...toEntries('pasta', ['italy', 'greece', 'iberia']),
  ...toEntries('board', ['france', 'alps', 'britain', 'lowlands', 'central', 'nordic']),
  ...toEntries('mezze', ['turkiye', 'uae', 'egypt', 'jordan', 'morocco']),
  ...toEntries('grill', ['usa', 'canada', 'oceania', 'africa', 'latin']),
}

const roomByStay: Partial<Record<Stay, Room>> = {
  ...{ ryokan: 'tatami', spaHotel: 'tatami', easySpa: 'tatami', highHotel: 'tatami' },
  ...{ hanok: 'ondol', oldHouse: 'ondol', minbak: 'ondol', temple: 'ondol', privateHouse: 'ondol' },
  ...{ fiveStarBeach: 'beach', beachResort: 'beach', easyResort: 'beach', poolVilla: 'beach' },
  ...{ waterVilla: 'beach', beachVilla: 'beach', golfHotel: 'beach' },
  ...{ hut: 'hut', lodge: 'hut', shelter: 'hut', trailInn: 'hut', mountainHotel: 'hut', trailHotel: 'hut' },
  ...{ ger: 'tent', yurt: 'tent', desertCamp: 'tent', desertTent: 'tent', camp: 'tent', tent: 'tent' },
  ...{ ship: 'cabin', ferry: 'cabin', cruiseWindow: 'cabin', cruiseBalcony: 'cabin', sleeper: 'cabin' },
  ...{ hostel: 'bunk', guesthouse: 'bunk', homestay: 'bunk' },
}

/** By what the title and the tags promise; where nothing grows cold it is always summer. */
function findSeason({ title, tags }: DemoPackage, climate: Climate): Season {
  if (climate === 'tropical' || climate === 'dry') return 'summer'
  const said = [title.ko, ...tags.map(([ko]) => ko)].join(' ')
  if (/벚꽃|매화|유채|철쭉|튤립|봄/.test(said)) return 'spring'
  if (/단풍|억새|가을/.test(said)) return 'autumn'
  return /겨울|눈꽃|설원|스키|눈축제|빙판/.test(said) ? 'winter' : 'summer'
}

const tieredFalls = ['루앙프라방', '플리트비체']
const wideFalls = ['나이아가라', '빅토리아폭포']

function findVariant(scene: SceneName, stop: string): Scene['variant'] {
  const { region, setting } = getTown(stop)
  if (scene === 'waterfall') {
    if (tieredFalls.includes(stop)) return 'tiers'
    return wideFalls.includes(stop) ? 'wide' : 'thread'
  }
  if (scene === 'snow-peaks')
    return region === 'nepal' ? 'himalaya' : stop === '체르마트' ? 'alps' : undefined
  if (scene === 'golf-fairway') {
    if (region === 'britain' || setting === 'beach') return 'links'
    return setting === 'mountain' ? 'highland' : 'parkland'
  }
  return scene === 'table-meal' ? (mealByRegion[region] ?? 'korean') : undefined
}

/** The nature of the stop that the scene shows, and of the trip that goes there. */
export function findNature(agency: DemoAgency, trip: DemoPackage, scene: SceneName): SceneNature {
  const plan = createPlan(agency, trip)
  const stop = (findLeg(agency, trip, scene) ?? plan.legs[0])?.at
  if (!stop) return {}
  const climate = climateByRegion[getTown(stop).region] ?? 'temperate'
  const season = findSeason(trip, climate)
  if (scene === 'guest-room') {
    const stay = plan.days.find(({ bed }) => bed)?.bed?.stay
    return { climate, variant: (stay && roomByStay[stay]) ?? 'hotel' }
  }
  const variant = findVariant(scene, stop)
  if (scene === 'table-meal') return { variant }
  return { climate, ...(season !== 'summer' && { season }), ...(variant && { variant }) }
}

/** The picture of each trip, in their order. */
export function listTripScenes(agency: DemoAgency): Scene[] {
  const seen = new Map<string, number>()
  return agency.packages.map((trip) => {
    const { scene: name, hour } = trip
    const nature = findNature(agency, trip, name)
    // the same scene in the same light is drawn anew, from another seed
    const key = JSON.stringify([name, hour, nature])
    const seed = (seen.get(key) ?? 0) + 1
    seen.set(key, seed)
    return { name, hour, seed, ratio: '4:3', ...nature }
  })
}
