// What is taken of what was dropped, and what is said about the rest.
import { type Accept, extensionOf, kindsOf, mayPick } from '#accept.ts'
import { uploadLimits } from '#limits/machine.ts'
import { fileSize } from '#plain/format.ts'
import type { OfficeWords } from '#words/office/speak.ts'

type Rule = { accept: Accept; most: number; words: OfficeWords['kit']['drop'] }

export const largest = fileSize(uploadLimits.file_bytes)

/** "JPG, PNG, WEBP": one name for each kind. */
export const kindNames = (accept: Accept): string =>
  kindsOf(accept)
    .map(({ extensions }) => extensions[0]?.toUpperCase())
    .join(', ')

// Browsers on Windows give it no type at all.
const isHeic = ({ name, type }: File) =>
  /^hei[cf]$/.test(extensionOf(name)) || /^image\/hei[cf]/.test(type.toLowerCase())

/** `under`: how many are on their way already. */
export function takeDropped(
  files: readonly File[],
  under: number,
  { accept, most, words }: Rule,
): { taken: File[]; problems: string[] } {
  const taken: File[] = []
  const problems = new Set<string>()
  for (const file of files) {
    if (isHeic(file)) problems.add(words.heic(file.name))
    else if (!mayPick(accept, file)) problems.add(words.unsupported(file.name, kindNames(accept)))
    else if (file.size > uploadLimits.file_bytes) problems.add(words.tooLarge(file.name, largest))
    else if (file.size === 0) problems.add(words.empty(file.name))
    else if (under + taken.length < most) taken.push(file)
    else problems.add(words.tooMany(most))
  }
  return { taken, problems: [...problems] }
}
