// What is taken of what was dropped, and what is said about the rest.
import { canPick, getExtension, listFileTypes, maxFileSize, type UploadKind } from '#file-types.ts'
import type { OfficeText } from '#i18n/office/office-text.ts'
import { uploadLimits } from '#limits/files.ts'

type DropRule = { accept: UploadKind; most: number; words: OfficeText['kit']['drop'] }

/** "JPG, PNG, WEBP": one name for each kind. */
export const formatFileKinds = (accept: UploadKind): string =>
  listFileTypes(accept)
    .map(({ extensions }) => extensions[0]?.toUpperCase())
    .join(', ')

// Browsers on Windows give it no type at all.
const isHeic = ({ name, type }: File) =>
  /^hei[cf]$/.test(getExtension(name)) || /^image\/hei[cf]/.test(type.toLowerCase())

/** `pendingCount`: how many are on their way already. */
export function checkDroppedFiles(
  files: readonly File[],
  pendingCount: number,
  { accept, most, words }: DropRule,
): { accepted: File[]; problems: string[] } {
  const accepted: File[] = []
  const problems = new Set<string>()
  for (const file of files) {
    if (isHeic(file)) problems.add(words.heic(file.name))
    else if (!canPick(accept, file)) problems.add(words.unsupported(file.name, formatFileKinds(accept)))
    else if (file.size > uploadLimits.file_bytes) problems.add(words.tooLarge(file.name, maxFileSize))
    else if (file.size === 0) problems.add(words.empty(file.name))
    else if (pendingCount + accepted.length < most) accepted.push(file)
    else problems.add(words.tooMany(most))
  }
  return { accepted, problems: [...problems] }
}
