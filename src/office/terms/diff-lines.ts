// Two texts line by line: what was removed, what was added, and how much is the same.

export type DiffPart = { kind: 'same' | 'removed' | 'added'; lines: string[] }

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The longest lines that both have in common, in their order, are the same; all others differ. */
export function diffLines(before: string, after: string): DiffPart[] {
  const [old, now] = [splitLines(before), splitLines(after)]
  const common = measureCommon(old, now)
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], line: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else parts.push({ kind, lines: [line] })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left = '', right = ''] = [old[i], now[j]]
    if (i < old.length && j < now.length && left === right) {
      add('same', left)
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && getAt(common, i + 1, j) >= getAt(common, i, j + 1))) {
      add('removed', left)
      i += 1
    } else {
      add('added', right)
      j += 1
    }
  }
  return parts
}

const getAt = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0

/** How many lines the two have in common from here on, for every pair of places. */
function measureCommon(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (row)
        row[j] =
          old[i] === now[j]
            ? getAt(table, i + 1, j + 1) + 1
            : Math.max(getAt(table, i + 1, j), getAt(table, i, j + 1))
    }
  return table
}
