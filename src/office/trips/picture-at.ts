// Where the office shows a picture of an agency's site: the same file, by way of the office's own host.
import { readPicture } from '#plain/picture-name.ts'

/** The smallest file that is at least so wide. */
export function pictureAt(agency: string, path: string | null, width = 320): string | undefined {
  const files = path === null ? undefined : readPicture(path)?.files
  const file = files?.find((each) => each.width >= width) ?? files?.at(-1)
  return file && `/files/${agency}/${file.path.replace(/^\/files\//, '')}`
}
