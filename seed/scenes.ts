// The drawn pictures of the demo: layered posters made from a seed.
import { asia } from './scenes/asia.ts'
import { bridges } from './scenes/bridges.ts'
import { capes } from './scenes/capes.ts'
import { closeUps } from './scenes/close-ups.ts'
import { craters } from './scenes/craters.ts'
import { deserts } from './scenes/deserts.ts'
import { eaves } from './scenes/eaves.ts'
import { ferries } from './scenes/ferries.ts'
import { fields } from './scenes/fields.ts'
import { gates } from './scenes/gates.ts'
import { golf } from './scenes/golf.ts'
import { groves } from './scenes/groves.ts'
import { harbours } from './scenes/harbours.ts'
import { korea } from './scenes/korea.ts'
import { lagoons } from './scenes/lagoons.ts'
import { north } from './scenes/north.ts'
import { peaks } from './scenes/peaks.ts'
import { plains } from './scenes/plains.ts'
import { retreats } from './scenes/retreats.ts'
import { shores } from './scenes/shores.ts'
import { closeStage, openStage, type Stage } from './scenes/stage.ts'
import { terraces } from './scenes/terraces.ts'
import { towns } from './scenes/towns.ts'
import { west } from './scenes/west.ts'

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
  'table-meal',
  'guest-room',
  'coach-seat',
  'seen-from-behind',
] as const
export type SceneName = (typeof sceneNames)[number]
/** They stand nowhere in particular: every trip has a table, a room, a seat and somebody to look out with. */
export const closeUpNames = ['table-meal', 'guest-room', 'coach-seat', 'seen-from-behind'] as const
export const hours = ['dawn', 'day', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]
export type Scene = { name: SceneName; hour: Hour; seed: number; ratio: '4:3' | '16:9' | '1:1' }

const draw: Record<SceneName, (s: Stage) => string> = {
  ...lagoons,
  ...shores,
  ...craters,
  ...ferries,
  ...golf,
  ...eaves,
  ...gates,
  ...groves,
  ...retreats,
  ...peaks,
  ...fields,
  ...terraces,
  ...deserts,
  ...plains,
  ...north,
  ...capes,
  ...towns,
  ...bridges,
  ...harbours,
  ...asia,
  ...west,
  ...korea,
  ...closeUps,
}

/** An SVG document: 1280×960, 1600×900 or 800×800. */
export function drawScene(scene: Scene): string {
  const stage = openStage(scene)
  return closeStage(stage, scene, draw[scene.name](stage))
}
