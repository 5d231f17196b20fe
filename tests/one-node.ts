// Tests that are about one node of PostgreSQL itself, each with its reason: left out where the others run over
// several (`npm run test:ops -- citus tested`).
const oldSchema =
  'begins with the schema of an old version: tables that are distributed cannot be put back to before it'

/** By the name of the file, then of the test. */
const left: Record<string, Record<string, string>> = {
  'attached.test.ts': {
    'files of bookings from before they were locked are listed in their order, each with its agency':
      oldSchema,
  },
  'departures.test.ts': {
    'bookings made before departures had numbers keep their departure, their seats and their signed contract':
      oldSchema,
  },
}

export const whyOneNode = (file: string, test: string): string | undefined =>
  left[file.split('/').at(-1) ?? '']?.[test]
