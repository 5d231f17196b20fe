// Moving from the disk to a store: every byte of every agency, as often as one likes.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskStore } from '#platform/integrations/file-store.server.ts'
import { startS3Server } from './s3-server.ts'
import { runCommand } from './shared/run-product.ts'

const runMoveFiles = (env: Record<string, string>) => runCommand('move-files', env)

async function createFiles() {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-move-'))
  onTestFinished(() => fs.rmSync(DATA_DIR, { recursive: true, force: true }))
  const disk = createDiskStore(DATA_DIR)
  await disk.put(1, 'public/logo-1.svg', '<svg/>')
  await disk.put(1, 'private/scan.pdf', Buffer.alloc(3_000_000, 'page '))
  await disk.put(12, 'share/home.ko.jpg', 'a picture')
  return { DATA_DIR, disk }
}

test('every file is copied and read back; a second run copies only what is new or was spoilt', async () => {
  const store = await startS3Server()
  const { DATA_DIR, disk } = await createFiles()
  fs.writeFileSync(
    path.join(DATA_DIR, 'files/1/public/x.webp.0b0a3c1e-3b0f-4f5e-9d3a-2f6c1f0e9a7b'),
    'half of',
  ) // what a killed process left
  const env = { DATA_DIR, ...store.env }
  expect(await runMoveFiles(env)).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining(
      '3 files of 2 agencies were copied and read back, 0 were there already; 3000015 bytes in all.',
    ),
  })
  expect(store.listKeys()).toEqual(['1/private/scan.pdf', '1/public/logo-1.svg', '12/share/home.ko.jpg'])
  expect(store.readObject('1/private/scan.pdf').equals(Buffer.alloc(3_000_000, 'page '))).toBe(true)

  await disk.put(12, 'share/home.ko.jpg', 'b picture') // of the same length
  await disk.put(2, 'public/new.webp', 'new')
  expect((await runMoveFiles(env)).stdout).toContain(
    '2 files of 3 agencies were copied and read back, 2 were there already',
  )
  expect(String(store.readObject('12/share/home.ko.jpg'))).toBe('b picture')
  expect((await disk.read(1, 'public/logo-1.svg'))?.toString()).toBe('<svg/>')
})

test('without a store, or with one that is away, it says so and fails', async () => {
  const store = await startS3Server()
  const { DATA_DIR } = await createFiles()
  expect(await runMoveFiles({ DATA_DIR })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('S3_BUCKET must name the store'),
  })
  await store.close()
  expect(await runMoveFiles({ DATA_DIR, ...store.env })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/the file store does not answer.*ECONNREFUSED[\s\S]*run it again/),
  })
})
