// What is opened in beforeAll stays for a whole file and ends with it.
const ends: (() => Promise<unknown>)[] = []

/** A hook that is asked for inside another one is never called: hence the list, and tests/set-up.ts. */
export function endWithFile(end: () => Promise<unknown>): void {
  ends.push(end)
}

/** The last that was opened first. */
export async function endKept(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end()
}
