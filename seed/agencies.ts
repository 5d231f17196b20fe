// The ten demo agencies, in the order of their keys.
import { haneulgil } from './agencies/1-haneulgil.ts'
import { badaro } from './agencies/2-badaro.ts'
import { oreum } from './agencies/3-oreum.ts'
import { seoulPassage } from './agencies/4-seoul-passage.ts'
import { dulman } from './agencies/5-dulman.ts'
import { fairway } from './agencies/6-fairway.ts'
import { hyodo } from './agencies/7-hyodo.ts'
import { seolsan } from './agencies/8-seolsan.ts'
import { salon } from './agencies/9-salon.ts'
import { baenang } from './agencies/10-baenang.ts'

export const agencies = [
  haneulgil,
  badaro,
  oreum,
  seoulPassage,
  dulman,
  fairway,
  hyodo,
  seolsan,
  salon,
  baenang,
]
