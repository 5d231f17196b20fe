// Files on the disk: a key leads into its agency's folders, and nowhere else.
import { expect, test } from 'vitest'
import { createDiskStore } from './file-store.server.ts'

const files = createDiskStore('/nowhere')

test.each([
  '../../secret',
  'private/../../../secret',
  'private/..',
  '/etc/passwd',
  'private/a/b',
  'postgres/password',
  '',
])('the key %j leads nowhere', async (key) => {
  await expect(async () => files.open(1, key)).rejects.toThrow('a key that leads elsewhere')
  await expect(async () => files.read(1, key)).rejects.toThrow('a key that leads elsewhere')
})

test.each(['public/a_320.webp', 'private/0b8c-1.locked', 'share/home.ko.jpg'])(
  'the key %j is one',
  async (key) => {
    expect(await files.open(1, key)).toBeUndefined()
  },
)
