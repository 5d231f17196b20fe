// What is opened in beforeAll stays for a whole file and ends with it.
const cleanups: (() => Promise<unknown>)[] = []

/** A hook that is asked for inside another one is never called: hence the list, and tests/setup-file.ts. */
export function cleanUpAfterFile(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/** The last that was opened first. */
export async function runCleanups(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup()
}
