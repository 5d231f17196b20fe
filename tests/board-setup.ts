// What the tests of boards share: the boards of an agency, and who writes there.
import sharp from 'sharp'
import { createSite, type Site } from './site.ts'

export let site: Site
/** Once a file, in its beforeAll. */
export async function setUpBoards(): Promise<void> {
  site = await createSite({ shared: true })
  await site.make.board({ board_id: 'notice' })
  await site.make.board({ board_id: 'FAQ' })
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  await site.make.board({ board_id: 'stories', write: 'member' })
  await site.makeAt(2).board({ board_id: 'QNA', write: 'anyone' })
}

export const createVisitorClient = () => site.createClient('a1.localhost')
export const createMemberClient = async () => {
  const person = await site.make.member({ name: '홍길동' })
  return { person, client: site.createClient('a1.localhost', await site.createTokenCookie(person)) }
}
export const question = {
  board_id: 'QNA',
  title: '환불 언제 되나요',
  contents: '<p>언제 <strong>되나요</strong>?</p>',
  reg_name: '김서연',
  password: 'right-one',
}
export const createQuestion = (more: object = {}) =>
  createVisitorClient().board.createPost({ ...question, ...more })
export const createPictureFile = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
          .png()
          .toBuffer(),
      ),
    ],
    '사진.png',
    { type: 'image/png' },
  )
