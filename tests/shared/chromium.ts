// Chromium for the journeys: the system's, Playwright's own, or installed now by whichever way this machine
// allows.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

// The one without windows comes first: a page costs it little more than half.
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  if (own && fs.existsSync(own)) return own
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [...folders.flatMap((folder) => chromiumNames.map((name) => path.join(folder, name))), mac].find(
    (file) => fs.existsSync(file),
  )
}

export function installChromium(): void {
  process.stdout.write('No Chromium here yet: installing one for the browser tests …\n')
  spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' })
  if (findChromium()) return
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  spawnSync(
    'sh',
    [
      '-c',
      `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium-headless-shell || ${sudo}apt-get install -y --no-install-recommends chromium`,
    ],
    { stdio: 'inherit' },
  )
  if (!findChromium())
    throw new Error(
      'The browser tests need Chromium: install it (apt-get install chromium) and run npm test again.',
    )
}

// A container has no place for Chromium's own sandbox, and a closed network makes its background calls pile
// up.
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchChromium = (more: string[] = []) =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...more] })
