// The browser's build and the server's page bundle.
import fs from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { calls as officeCalls } from './src/office/calls.ts'
import { buildHandbookIndex } from './src/office/shell/handbook-index.server.ts'
import { buildCallTable } from './src/platform/wire/call-table.ts'
import { buildLimitsTable, type LimitsTable } from './src/platform/wire/field-limits.ts'
import { calls } from './src/storefront/calls.ts'

// The entry bundle carries tables of the calls, not their schemas: zod alone would weigh 24 KB.
function table(name: string, rows: object): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return `export default ${JSON.stringify(rows)}`
    },
  }
}

/** Of the table of limits, the fields that some screen names: the others would only weigh. */
function pickNamedInOffice(rows: LimitsTable): LimitsTable {
  const sources = fs.globSync('src/office/**/*.tsx').map((file) => fs.readFileSync(file, 'utf8'))
  const named = sources.join('\n').matchAll(/FieldLimits\(\s*'([\w.]+)',\s*(?:'([\w.]+)'|`([\w.]*))?/g)
  const uses = [...named].map(([, call, field, start = '']) => ({ call, field, start }))
  const isNamed = (call: string, name: string) =>
    uses.some((use) => use.call === call && (use.field ? use.field === name : name.startsWith(use.start)))
  const picked = Object.entries(rows).map(([call, fields]) => {
    const named = Object.entries(fields).filter(([name]) => isNamed(call, name))
    return [call, Object.fromEntries(named)] as const
  })
  return Object.fromEntries(picked.filter(([, fields]) => Object.keys(fields).length > 0))
}

// A visitor's browser loads our own router: React Router weighs 32 KB, of which we use little. The server and
// the office keep it. Sources name React Router, so that one file runs in both places.
function ownRouter(): Plugin {
  const ours = path.resolve(import.meta.dirname, 'src/storefront/router/hooks.tsx')
  return {
    name: 'own-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer) {
      if (!importer) return undefined
      const isOffice = /[\\/]src[\\/]office[\\/]|\?office$/.test(importer)
      if (id === 'react-router') return isOffice ? undefined : ours
      // Without a build both share one environment: the office gets a copy of what asks again by the router.
      if (id !== '#web/use-polling.ts' || !isOffice) return undefined
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && `${found.id}?office`
    },
  }
}

// What waits for the styles of a script that comes later. Vite's own also preloads scripts, which our documents
// name themselves, and weighs half a kilobyte more. Were its name to change, Vite's would be taken again.
const awaitStyles = `
const arriving = {}
const addStyle = (href) => arriving[href] ??= document.querySelector('link[rel=stylesheet][href="' + href + '"]')
  ? Promise.resolve()
  : new Promise((resolve, reject) => {
      const onerror = (event) => { delete arriving[href]; reject(event) }
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror }))
    })
export const __vitePreload = async (load, styles = []) => {
  await Promise.all(styles.map((file) => addStyle('/' + file)))
  return load()
}`
function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? awaitStyles : undefined),
  }
}

// The font arrives or it does not; text never moves when it comes late.
function fontNeverShifts(): Plugin {
  return {
    name: 'font-never-shifts',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('pretendardvariable-dynamic-subset.css')
        ? code.replaceAll('font-display: swap', 'font-display: optional')
        : undefined,
  }
}

// Without these groups a page loads two dozen tiny files. What two pages share travels once and together.
/** What people see who only look around. Of `ui` and `web` the pieces of forms are left out: they follow their form. */
const forAll = [
  'lib/',
  'limits/',
  ...['card', 'catalog', 'kit', 'router', 'search', 'seo', 'shell', 'wish'].map(
    (name) => `storefront/${name}`,
  ),
  ...['icon', 'picture', 'pagination', 'stars', 'non-breaking-text', 'use-hydrated'].map(
    (name) => `ui/${name}`,
  ),
  ...['api', 'page', 'parse-refusal', 'session'].map((name) => `web/${name}.`),
]
/** What few pages have of the kit, and what nobody needs who has just arrived. */
const forFew = [
  ...[
    'form-frame',
    'form-check-box',
    'share-button',
    'use-api-form',
    'draft-restored-notice',
    'letterhead',
  ].map((name) => `storefront/kit/${name}.`),
  ...['compare-href', 'trip-contact', 'use-dates', 'worded-page-head'].map(
    (name) => `storefront/kit/${name}.`,
  ),
  'storefront/card/next-departure-line.',
  'storefront/seo/breadcrumbs.',
  'ui/pagination.',
  'limits/trade.',
  'limits/trip.',
  ...['days', 'nationalities', 'numeric-input', 'own-path', 'page-numbers', 'parse-date'].map(
    (name) => `lib/${name}.`,
  ),
]
/** Where one turns pages, and of what place: lists, boards, reviews. */
const listing = [
  'lib/page-numbers.',
  'storefront/kit/worded-page-head.',
  'storefront/seo/breadcrumbs.',
  'ui/pagination.',
]
/** A booking, the list of them and my page show the same ticket. */
const ticket = ['storefront/ticket/']
/** A booking and my page say the same of what is left to do. */
const toDo = [
  'domain/booking/progress.',
  'domain/agency/rules/customer-changes.',
  'storefront/documents/delete-passport.',
  'web/use-polling.',
  ...['before-trip', 'pending-item', 'trip-preparation', 'pay-method', 'payment-name', 'price-split.'].map(
    (name) => `storefront/booking/${name}`,
  ),
]
/** What people need who do more than look around: each alone would be a file of its own. */
const further = [
  'i18n/word-dates.',
  'limits/trade.',
  'limits/trip.',
  'domain/catalog/format-trip-price.',
  'domain/catalog/list-entry-rules.',
  ...['ages', 'fees'].map((name) => `domain/booking/${name}.`),
  'domain/review/facts.',
  ...['trip-contact', 'use-dates'].map((name) => `storefront/kit/${name}.`),
  'storefront/booking/link-code.',
  ...['days', 'own-path', 'parse-date'].map((name) => `lib/${name}.`),
  ...['focus-on-mount', 'more-icons', 'problem'].map((name) => `ui/${name}.`),
  ...['parse-page-number', 'tab-storage'].map((name) => `web/${name}.`),
]
/** Small pieces of most pages: each alone would be a file of its own. */
const small = [
  'i18n/weekdays.',
  'storefront/home/people-section.',
  'storefront/kit/popup-state.',
  'storefront/promotion/muted.',
  'web/use-call.',
]
const form = [
  ...['use-form', 'use-submit', 'labelled-control', 'field', 'submit', 'no-script-notice'].map(
    (name) => `web/${name}.`,
  ),
  'storefront/kit/use-api-form.',
  'storefront/booking/use-request-keys.',
]
const sources = fs.globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/').slice(4))
/** A name that fits no file would leave what it meant alone in a file of its own, unnoticed. */
const startingWith = (starts: string[]) => {
  const stale = starts.find((start) => !sources.some((file) => file.startsWith(start)))
  if (stale) throw new Error(`vite.config.ts groups ${stale}, which no file is called`)
  return (id: string) => isIn(starts, id)
}
const isIn = (starts: string[], id: string) => {
  const file = id.replaceAll('\\', '/').split('/src/').at(-1) ?? ''
  return starts.some((start) => file.startsWith(start))
}
const [isForAll, isForFew] = [startingWith(forAll), startingWith(forFew)]
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'shared', test: (id: string) => isForAll(id) && !isForFew(id), minShareCount: 3 },
  { name: 'import', test: /preload-helper/ }, // every page needs it: a group takes along what its files import
  { name: 'listing', test: startingWith(listing) },
  { name: 'further', test: startingWith(further), minShareCount: 3 },
  { name: 'small', test: startingWith(small) },
  { name: 'ticket', test: startingWith(ticket) },
  { name: 'to-do', test: startingWith(toDo) },
  { name: 'form', test: startingWith(form) },
]

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    table('virtual:storefront-calls', buildCallTable(calls)),
    table('virtual:office-calls', buildCallTable(officeCalls)),
    table('virtual:office-limits', pickNamedInOffice(buildLimitsTable(officeCalls))),
    table('virtual:office-handbook', buildHandbookIndex('docs/handbook')),
    fontNeverShifts(),
    ownRouter(),
    lightPreload(),
  ],
  appType: 'custom',
  // Scripts a page needs are named in its document; only styles of what opens later are left to find.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['src/storefront/browser.tsx', 'src/storefront/start.ts'],
          output: { codeSplitting: { groups } },
          // the server imports them at once; a browser only when a page has them
          treeshake: {
            moduleSideEffects: (id) =>
              !isIn(['storefront/home/measures.', 'storefront/card/month-calendar.'], id),
          },
        },
      },
    },
    // A bundle of its own, in a folder that no agency's host serves.
    office: {
      consumer: 'client',
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['src/office/browser.tsx'],
          output: {
            // each of some 170 names stands in the entry, and no letter of a hash can be packed
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: groups.filter(({ name }) => name === 'react') },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: 'src/storefront/render.server.tsx' } } },
  },
})
