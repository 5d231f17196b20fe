// The names, hours and shapes of drawn pictures.
export const sceneNames = [
  'palm-bay',
  'hanok-roofs',
  'snow-peaks',
  'city-night',
  'torii-gate',
  'dunes',
  'fjord',
  'lighthouse',
  'cherry-road',
  'vineyard',
  'balloons',
  'reef',
  'temple-steps',
  'aurora',
  'market-street',
  'old-bridge',
  'rice-terraces',
  'volcano-crater',
  'tulip-windmill',
  'karst-bay',
  'overwater-villas',
  'golf-fairway',
  'pine-trail',
  'forest-path',
  'hot-spring',
  'white-cliffs-town',
  'desert-mesa',
  'savanna',
  'safari-river',
  'ferris-wheel-harbour',
  'castle-hill',
  'glacier-lake',
  'lavender-field',
  'palace-gate',
  'tea-fields',
  'night-ferry',
  'cable-car',
  'canal-houses',
  'pyramids',
  'waterfall',
  'autumn-temple',
  'forbidden-city',
  'golden-bridge',
  'sea-cable-car',
  'pillar-peaks',
  'river-pagoda',
  'marina-towers',
  'fuji-lake',
  'white-castle',
  'harbour-junk',
  'lantern-hill',
  'water-town',
  'brick-canal',
  'steppe-gers',
  'iron-tower',
  'clock-tower',
  'arena',
  'sandcastle-spires',
  'liberty-skyline',
  'red-bridge',
  'sail-roofs',
  'rock-treasury',
  'blue-alley',
  'cloud-citadel',
  'needle-city',
  'tram-street',
  'gondola-canal',
  'concert-hall',
  'white-terraces',
  'fortress-wall',
  'hill-village',
  'sunrise-crater',
  'bamboo-grove',
  'moon-bridge',
  'mountain-temple',
  'border-river',
  'heaven-lake',
  'halla-slope',
  'table-meal',
  'guest-room',
  'coach-seat',
  'seen-from-behind',
] as const
export type SceneName = (typeof sceneNames)[number]
/** They are nowhere in particular: every trip has a table, a room, a seat and somebody to look out with. */
export const closeUpNames = ['table-meal', 'guest-room', 'coach-seat', 'seen-from-behind'] as const
export const hours = ['dawn', 'day', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

/** What grows there, and how the light falls. */
export type Climate = 'tropical' | 'temperate' | 'cold' | 'dry'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The table and the bed are those of the country one eats and sleeps in. */
export const meals = [
  'korean',
  'japanese',
  'chinese',
  'noodles',
  'curry',
  'seafood',
  'pasta',
  'board',
  'mezze',
  'grill',
] as const
export type Meal = (typeof meals)[number]
export const rooms = ['hotel', 'tatami', 'ondol', 'beach', 'hut', 'tent', 'cabin', 'bunk'] as const
export type Room = (typeof rooms)[number]
/** Which of several sights of one name: a wide fall, steps of pools or a thread; links, parkland or palms. */
type SightKind =
  | 'wide'
  | 'tiers'
  | 'thread'
  | 'parkland'
  | 'links'
  | 'highland'
  | 'tropics'
  | 'alps'
  | 'himalaya'

export type Scene = {
  name: SceneName
  hour: Hour
  seed: number
  ratio: '4:3' | '16:9' | '1:1'
  climate?: Climate
  season?: Season
  variant?: Meal | Room | SightKind
}
