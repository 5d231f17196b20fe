// Tests that are about one node of PostgreSQL itself, each with its reason: left out where the others run over
// several (`npm run test:ops -- citus tested`).
const oldSchema =
  'begins with the schema of an old version: tables that are distributed cannot be put back to before it'
const trigger = 'takes a trigger away for a while, which lies on the shards and cannot be disabled from here'
const lockHere =
  'stops a statement by a lock on the node it looks at; the rows and their reader are on another'
const passwords = 'about a password that is refused: the nodes of this machine let everybody in'
const notice =
  'a trigger gives no notice on a shard: who writes through a call tells it, and the poll finds what others wrote'
const distributed =
  'reads the schema as migrations leave it: here its tables are distributed already, and triggers are for each row'

/** By the name of the file, then of the test. */
const skippedTests: Record<string, Record<string, string>> = {
  'attachments.test.ts': {
    'files of bookings from before they were locked are listed in their order, each with its agency':
      oldSchema,
  },
  'start-errors.test.ts': { 'refuses to start with an unusable database URL': passwords },
  'departures.test.ts': {
    'bookings made before departures had numbers keep their departure, their seats and their signed contract':
      oldSchema,
  },
  'distributed-schema.test.ts': {
    'the agency stands first in every key, unique index and reference': distributed,
    'what a trigger does for each statement is written for each row, too': distributed,
  },
  'money.race.test.ts': {
    'a hold that runs out in the moment its payment begins to be confirmed is not released': lockHere,
  },
  'reserve.race.test.ts': {
    'without the lock and what the table itself refuses the same crowd is sold too many seats': trigger,
  },
  'search-path.test.ts': { 'every trigger runs': distributed },
  'revisions.test.ts': { 'a change made in SQL reaches another process at once': notice },
}

export const findSkipReason = (file: string, test: string): string | undefined =>
  skippedTests[file.split('/').at(-1) ?? '']?.[test]
