// Photographs that replace drawn scenes: seed/photos/{scene}.jpg or {scene}-{hour}.jpg, a
// licence beside each.
import fs from 'node:fs'
import path from 'node:path'
import type { Scene } from './scenes/scene-names.ts'

const photoFolder = path.resolve(import.meta.dirname, 'photos')
const photoTypes = ['jpg', 'jpeg', 'png', 'webp']

export function findPhoto(
  { name, hour }: Pick<Scene, 'name' | 'hour'>,
  folder = photoFolder,
): Buffer | undefined {
  for (const stem of [`${name}-${hour}`, name])
    for (const kind of photoTypes) {
      const file = path.join(folder, `${stem}.${kind}`)
      if (!fs.existsSync(file)) continue
      const licence = path.join(folder, `${stem}.licence.txt`)
      if (!fs.existsSync(licence) || fs.readFileSync(licence, 'utf8').trim() === '')
        throw new Error(`${file} has no licence beside it: write ${stem}.licence.txt`)
      return fs.readFileSync(file)
    }
  return undefined
}
