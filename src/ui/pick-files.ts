// §5 File pick: what is kept of what was picked or dropped, and what is said about the rest.
import { canPick, getExtension, maxFileSize, type UploadKind } from '#file-types.ts'
import type { shell } from '#i18n/ko/shell.ts'
import { uploadLimits } from '#limits/files.ts'

/** §3 An attachment; `key` counts up. */
export type PickedFile = { key: number; file: File }
type FileProblem = { why: 'unsupported' | 'tooLarge' | 'tooMany'; about: string }
type PickRule = { accept: UploadKind; most: number }

export function pickFiles(
  items: readonly PickedFile[],
  files: Iterable<File>,
  { accept, most }: PickRule,
): { items: PickedFile[]; problems: FileProblem[] } {
  const accepted = [...items]
  const problems: FileProblem[] = []
  for (const file of files) {
    const extension = getExtension(file.name)
    if (!canPick(accept, file))
      problems.push({ why: 'unsupported', about: extension ? `.${extension}` : file.name })
    else if (file.size > uploadLimits.file_bytes) problems.push({ why: 'tooLarge', about: file.name })
    else if (accepted.length < most) accepted.push({ key: (accepted.at(-1)?.key ?? 0) + 1, file })
    else if (!problems.some(({ why }) => why === 'tooMany'))
      problems.push({ why: 'tooMany', about: String(most) })
  }
  return { items: accepted, problems }
}

/** Each problem in words, and each sentence once. */
export function describeFileProblems(
  problems: FileProblem[],
  most: number,
  words: (typeof shell)['files'],
): string[] {
  const sentences = {
    unsupported: words.unsupported,
    tooLarge: (about: string) => words.tooLarge(about, maxFileSize),
    tooMany: () => words.tooMany(most),
  }
  return [...new Set(problems.map(({ why, about }) => sentences[why](about)))]
}
