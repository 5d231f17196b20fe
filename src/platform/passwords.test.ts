// What a kept password costs whoever steals it: looked at in a process of its own, which no test makes cheap.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const program = `import('./src/platform/passwords.server.ts').then(
  async ({ hashPassword, createDummyHash, passwordCosts: { member, post } }) =>
    console.log(JSON.stringify([await hashPassword({ travel_agency: 1 }, 'a', member), createDummyHash(), await hashPassword({ travel_agency: 1 }, 'a', post)])))`

test('a member’s password costs 64 MB twice over, nobody’s the same, a post’s a third', () => {
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
  const costs = JSON.parse(stdout).map((hash: string) => hash.split('$').slice(1, 4))
  const full = ['argon2id', 'v=19', 'm=65536,t=2,p=1']
  expect(costs).toEqual([full, full, ['argon2id', 'v=19', 'm=19456,t=2,p=1']])
})
