// Where the office shows a picture of an agency's site: the same file, by way of the office's own host.
import { parsePictureName } from '#lib/picture-name.ts'

/** The smallest file that is at least so wide. */
export function findPictureUrl(agency: string, path: string | null, width = 320): string | undefined {
  const files = path === null ? undefined : parsePictureName(path)?.files
  const file = files?.find((each) => each.width >= width) ?? files?.at(-1)
  return file && `/files/${agency}/${file.path.replace(/^\/files\//, '')}`
}
