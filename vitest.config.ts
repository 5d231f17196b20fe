// Tests: calls and rules on a real database each; journeys in a real browser on the whole product, as the demo
// and live.
import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// As they took on a whole run, calls before journeys. Begun last, one of them would run on alone while the others have
// nothing left to do.
const longest = [
  'money-lives',
  'first-start',
  'office-other-agency',
  'process',
  'process-database',
  'crash',
  'roles',
  'office-odd-inputs',
  'passports-disk',
  'booking-mail',
  'other-agency',
  'pages',
  'revisions',
  'mail',
  'http',
  'catalog',
  'payment',
  'stuck-responses',
  'start-errors',
  'backup',
  's3-files',
  'desk',
  'trips-file',
  'demo',
  'reserve.race',
  'erasure-crash',
  'passports',
  'trip',
  'attachments',
  'itineraries',
  'staff-several-processes',
  'load-peaks',
  'site-design',
  'agency-looks',
  'office-shell',
  'booking',
  'office-site',
  'office-books',
  'full-journeys',
  'list',
  'office-new-agency',
  'office-trips',
  'layout-shift',
  'office-bookings',
  'pay-in-parts',
  'login',
  'axe',
  'office-phone',
  'office-price-grid',
  'office-kit',
  'search',
  'pay',
  'card-prices',
  'wish',
  'reserve',
  'office-occupancy',
  'office-opening',
  'office-paste',
  'handbook',
  'office-guide',
  'right-after-load',
  'office-console',
  'my-page',
  'write-post',
  'office-few-presses',
  'axe-members',
  'popup',
  'cross-site-arrival',
  'languages',
  'documents',
  'find-account',
  'keyboard',
  'screen-sentences.e2e',
  'join',
  'office-rooms',
  'office-first-day',
]
const named = new Set(
  fs.globSync('{src,seed,tests}/**/*.test.ts').map((file) => path.basename(file, '.test.ts')),
)
const stale = longest.filter((name) => !named.has(name))
if (stale.length > 0)
  throw new Error(`vitest.config.ts begins with ${stale.join(', ')}, which no file is called`)

const turnOf = ({ moduleId }: TestSpecification) => {
  const turn = longest.indexOf(path.basename(moduleId, '.test.ts'))
  return turn < 0 ? longest.length : turn
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

/** On a machine that serves others too a page may be painted halfway, or time out, once: what fails twice is a fault. */
const retry = process.env.CI ? 1 : 0

/** What staff do, in live mode as they do it; the page of all pieces is there in the demo alone. */
const office = ['tests/e2e/office-!(kit).test.ts']

export default defineConfig({
  test: {
    maxWorkers: 3, // some always wait for a clock
    sequence: { sequencer: LongestFirst },
    // Not isolated: the files a process runs share its modules and its browser, and loading both anew cost a tenth of the time.
    projects: [
      {
        test: {
          name: 'calls',
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'seed/**/*.test.ts',
            'tests/*.test.ts',
            'tests/sweep/!(*.e2e).test.ts',
          ],
          globalSetup: 'tests/postgres-cluster.ts',
          setupFiles: 'tests/setup-file.ts',
          retry,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          isolate: false,
          include: ['tests/e2e/*.test.ts', 'tests/sweep/*.e2e.test.ts'],
          exclude: office,
          globalSetup: 'tests/e2e/demo-server.ts',
          retry,
          testTimeout: 120_000, // many pages beside other work; each thing that is waited for has 20 s
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'live',
          isolate: false,
          include: office,
          globalSetup: 'tests/e2e/live-server.ts',
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
