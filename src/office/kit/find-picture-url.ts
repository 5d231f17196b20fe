// Where the office shows a picture of an agency's site: the same file, by way of the office's own host.
import { parsePictureName } from '#lib/picture-name.ts'

/** A file that has one size, such as a logo. */
export const buildFileUrl = (agency: string, path: string) =>
  `/files/${agency}/${path.replace(/^\/files\//, '')}`

/** The smallest file that is at least so wide. */
export function findPictureUrl(agency: string, path: string | null, width = 320): string | undefined {
  const files = path === null ? undefined : parsePictureName(path)?.files
  const file = files?.find((each) => each.width >= width) ?? files?.at(-1)
  return file && buildFileUrl(agency, file.path)
}
