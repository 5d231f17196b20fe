// §5 File pick: what is kept of what was picked or dropped, and what is said about the rest.
import { type Accept, extensionOf, mayPick } from '#accept.ts'
import { uploadLimits } from '#limits/machine.ts'
import { fileSize } from '#plain/format.ts'
import type { shell } from '#words/ko/shell.ts'

/** §3 An attachment; `key` counts up. */
export type Picked = { key: number; file: File }
type Problem = { why: 'unsupported' | 'tooLarge' | 'tooMany'; about: string }
type Rule = { accept: Accept; most: number }

export function pick(
  items: readonly Picked[],
  files: Iterable<File>,
  { accept, most }: Rule,
): { items: Picked[]; problems: Problem[] } {
  const kept = [...items]
  const problems: Problem[] = []
  for (const file of files) {
    const extension = extensionOf(file.name)
    if (!mayPick(accept, file))
      problems.push({ why: 'unsupported', about: extension ? `.${extension}` : file.name })
    else if (file.size > uploadLimits.file_bytes) problems.push({ why: 'tooLarge', about: file.name })
    else if (kept.length < most) kept.push({ key: (kept.at(-1)?.key ?? 0) + 1, file })
    else if (!problems.some(({ why }) => why === 'tooMany'))
      problems.push({ why: 'tooMany', about: String(most) })
  }
  return { items: kept, problems }
}

const largest = fileSize(uploadLimits.file_bytes)

/** Each problem in words, and each sentence once. */
export function sayProblems(problems: Problem[], most: number, words: (typeof shell)['files']): string[] {
  const sentences = {
    unsupported: words.unsupported,
    tooLarge: (about: string) => words.tooLarge(about, largest),
    tooMany: () => words.tooMany(most),
  }
  return [...new Set(problems.map(({ why, about }) => sentences[why](about)))]
}
