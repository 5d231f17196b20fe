// The drawn pictures of the demo: layered posters made from a seed.
import { asia } from './scenes/asia.ts'
import { border } from './scenes/border.ts'
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
import type { Scene, SceneName } from './scenes/scene-names.ts'
import { shores } from './scenes/shores.ts'
import { closeStage, openStage, type Stage } from './scenes/stage.ts'
import { summits } from './scenes/summits.ts'
import { terraces } from './scenes/terraces.ts'
import { towns } from './scenes/towns.ts'
import { waterfalls } from './scenes/waterfalls.ts'
import { west } from './scenes/west.ts'

const drawings: Record<SceneName, (s: Stage) => string> = {
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
  ...border,
  ...waterfalls,
  ...summits,
  ...closeUps,
}

/** An SVG document: 1280×960, 1600×900 or 800×800. */
export function drawScene(scene: Scene): string {
  const stage = openStage(scene)
  return closeStage(stage, scene, drawings[scene.name](stage))
}
