// §6, §7 What a member who leaves takes along from the boards, on disk too, and what stays under a masked
// name.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createPicture } from './form-endpoints.ts'
import { createSite } from './site.ts'

const createPhoto = async (name: string) =>
  new File([new Uint8Array(await createPicture().png().toBuffer())], name, { type: 'image/png' })

test('on withdrawal a private question is deleted with answer and files, and public posts stay with a masked name', async () => {
  const site = await createSite({ jobs: true })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const member = await site.make.member({ name: '홍길동', login_id: 'gildong', kakao_id: 'k1' })
  const other = await site.make.member({ name: '김서연' })
  const [me, them] = await Promise.all(
    [member, other].map(async (person) =>
      site.createClient('a1.localhost', await site.createTokenCookie(person)),
    ),
  )
  if (!me || !them) throw new Error('two people')
  const onDisk = () =>
    fs
      .readdirSync(path.join(site.dataDir, 'files', '1'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith('private/'))
      .sort()
  const buildPost = async () => ({
    board_id: 'QNA',
    title: '제 여권',
    contents: '<p>비밀</p><img src="upload:0">',
    private_yn: 'Y' as const,
    pictures: [await createPhoto('a.png')],
    files: [
      new File(['%PDF-1.7 a paper'], '서류.pdf', { type: 'application/pdf' }),
      await createPhoto('b.png'),
    ],
  })
  const { id: theirs } = await them.board.createPost(await buildPost())
  const before = onDisk()
  const { id: secret } = await me.board.createPost(await buildPost())
  const { id: open } = await me.board.createPost({
    board_id: 'QNA',
    title: '공개 질문',
    contents: '<p>모두 보세요</p>',
  })
  expect(onDisk().length).toBeGreaterThan(before.length)

  await me.member.withdrawal({})

  await expect(site.client.board.post({ id: secret })).rejects.toMatchObject({ refusal: 'POST_NOT_FOUND' })
  const rows = await runInTransaction(site.db, 1, async (tx) => ({
    posts: await tx
      .selectFrom('post')
      .select(['id', 'reg_name', 'user_id'])
      .where('travel_agency', '=', 1)
      .orderBy('id')
      .execute(),
    secrets: await tx.selectFrom('post_secret').select('id').where('travel_agency', '=', 1).execute(),
  }))
  expect(rows).toEqual({
    posts: [
      { id: theirs, reg_name: '김서연', user_id: other.id },
      { id: open, reg_name: '홍○동', user_id: null },
    ],
    secrets: [{ id: theirs }],
  })
  expect(await site.client.board.post({ id: open })).toMatchObject({ reg_name: '홍○동' })
  await vi.waitFor(() => expect(onDisk()).toEqual(before), { timeout: 15_000, interval: 200 })
})
