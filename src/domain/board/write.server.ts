// Posts and Q&A questions, written, changed, deleted: by their owner or who knows the password. §5, §6
import { sql } from 'kysely'
import { refuseOther } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import { tryLimits } from '#limits/access.ts'
import { uploadLimits } from '#limits/machine.ts'
import { postTags } from '#limits/trade.ts'
import { pictureName } from '#plain/picture-name.ts'
import { hashPassword, passwordCosts, withPlace } from '#platform/passwords.server.ts'
import { type Cleaned, clean, isBlank } from '#platform/rich-text.server.ts'
import { limitUses, withTries } from '#platform/tries.server.ts'
import { refuseTooMany } from '#platform/upload/kind.server.ts'
import type { Upload } from '#platform/upload/prepare.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import { fileRow, ownPictures, type PostFile, picturesIn } from './post-files.server.ts'
import { markAuthor, triesOf } from './post-owner.server.ts'
import { postTypeOf, readPostType } from './post-type.ts'
import { findBoard, secretOf } from './read.server.ts'

type Files = { files: Upload[]; pictures: Upload[] }
type PostCtx = Own<Ctx, Files>
type Written = { title: string; contents: string; private_yn: 'Y' | 'N' }
type Claim = { user_id?: number; password?: string }

export async function createPost(
  ctx: PostCtx,
  {
    board_id,
    title,
    contents,
    private_yn,
    reg_name,
    password,
    user_id,
  }: Written & Claim & { board_id: string; reg_name?: string },
): Promise<{ id: number }> {
  const { travel_agency, member, language } = ctx
  const { write } = await findBoard(ctx, board_id)
  refuseOther(ctx.member, user_id)
  if (write === 'staff') refuse('ABNORMAL_ACCESS')
  if (write === 'member' && !member) refuse('LOGIN_REQUIRED')
  if (!member && !reg_name) refuseField('reg_name', 'enterName')
  if (!member && !password) refuseField('password', 'enterPassword')
  refuseTags(contents)
  await limitUses(ctx, tryLimits.post, [ctx.network])
  const isPrivate = private_yn === 'Y'
  const password_hash = !member && password ? await hashPassword(ctx, password, passwordCosts.post) : null
  const type = postTypeOf(board_id, language)
  return ctx.write(async (ctx) => {
    const text = readText(ctx, contents)
    const files = ctx.files.files.map(fileRow)
    const author = member ? await nameOf(ctx, member.id) : (reg_name ?? '')
    const { id } = await ctx.db
      .insertInto('post')
      .values({
        travel_agency,
        board_id,
        type,
        title,
        private_yn,
        user_id: member?.id ?? null,
        reg_name: author,
        ...(isPrivate ? { contents: '' } : textColumns(text)),
        files: JSON.stringify(isPrivate ? [] : files),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (password_hash || isPrivate)
      await ctx.db
        .insertInto('post_secret')
        .values({
          travel_agency,
          id,
          password_hash,
          ...(password_hash && markAuthor(ctx)),
          ...(isPrivate && { ...textColumns(text), files: JSON.stringify(files) }),
        })
        .execute()
    if (type === readPostType('QNA').type)
      await ctx.later('send-mail', { travel_agency, kind: 'agency-question', ref: id })
    return { id }
  })
}

export async function updatePost(
  ctx: PostCtx,
  {
    id,
    title,
    contents,
    private_yn,
    removed_files,
    ...claim
  }: Written & Claim & { id: number; removed_files: string[] },
): Promise<{ id: number }> {
  const { travel_agency } = ctx
  refuseTags(contents)
  await proveClaim(ctx, id, claim)
  return ctx.write(async (inside) => {
    const { db } = inside
    const post = await lockPost(inside, id)
    // a private post stays private, a public one public
    if (private_yn !== post.private_yn) refuseField('private_yn', 'format')
    const isPrivate = private_yn === 'Y'
    const before = isPrivate ? await secretOf(inside, id) : post
    const old = before?.contents ?? ''
    const text = readText(inside, contents, old)
    const remaining = (before?.files ?? []).filter(({ file_id }) => !removed_files.includes(file_id))
    const files = [...remaining, ...inside.files.files.map(fileRow)]
    if (files.length > uploadLimits.files) refuseTooMany('files', uploadLimits.files)
    const changed = { ...textColumns(text), files: JSON.stringify(files) }
    await db
      .updateTable('post')
      .set({ title, ...(!isPrivate && changed), revision: sql<number>`revision + 1` })
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .execute()
    if (isPrivate)
      await db
        .updateTable('post_secret')
        .set(changed)
        .where('travel_agency', '=', travel_agency)
        .where('id', '=', id)
        .execute()
    const gone = (before?.files ?? []).filter((file) => !remaining.includes(file))
    const goneStems = picturesIn(old).filter((stem) => !picturesIn(text.text).includes(stem))
    await dropFiles(inside, gone, goneStems, isPrivate)
    return { id }
  })
}

export async function deletePost(
  ctx: Own<Ctx>,
  { id, ...claim }: Claim & { id: number },
): Promise<{ id: number }> {
  await proveClaim(ctx, id, claim)
  return ctx.write(async (ctx) => {
    const { db, travel_agency } = ctx
    const post = await lockPost(ctx, id)
    const isPrivate = post.private_yn === 'Y'
    const { files, contents } = (isPrivate ? await secretOf(ctx, id) : post) ?? { files: [], contents: '' }
    await db.deleteFrom('post').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
    await dropFiles(ctx, files, picturesIn(contents ?? ''), isPrivate)
    return { id }
  })
}

/** Refuses a wrong password, and any password after too many tries. */
export async function openWithPassword(ctx: Own<Ctx>, id: number, password: string): Promise<void> {
  if (!(await findPost(ctx, id))) refuse('POST_NOT_FOUND')
  const secret = await ctx.within((ctx) => secretOf(ctx, id))
  const password_hash = secret?.password_hash
  const right = await withPlace(ctx, (isPassword) =>
    withTries(ctx, tryLimits.postPassword, triesOf(ctx, id, secret), async () =>
      password_hash && (await isPassword(password, password_hash)) ? true : undefined,
    ),
  )
  if (!right) refuse('WRONG_POST_PASSWORD')
}

/**
 * May this person change the post? Its owner may, and for a non-member's post whoever knows its password.
 * Owner and password of a post never change.
 */
async function proveClaim(ctx: Own<Ctx>, id: number, { user_id, password }: Claim): Promise<void> {
  refuseOther(ctx.member, user_id)
  const post = (await findPost(ctx, id)) ?? refuse('POST_NOT_FOUND')
  if (post.user_id !== null ? post.user_id !== ctx.member?.id : password === undefined)
    refuse('ABNORMAL_ACCESS')
  if (post.user_id === null && password !== undefined) await openWithPassword(ctx, id, password)
}

const postQuery = ({ db, travel_agency }: Ctx, id: number) =>
  db
    .selectFrom('post')
    .select(['user_id', 'private_yn', 'contents', 'files'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)

const findPost = (ctx: Ctx, id: number) => postQuery(ctx, id).executeTakeFirst()

const lockPost = async (ctx: Ctx, id: number) =>
  (await postQuery(ctx, id).forUpdate().executeTakeFirst()) ?? refuse('POST_NOT_FOUND')

function refuseTags(contents: string): void {
  if (contents.split('<').length > postTags) refuseField('contents', 'format')
}

/** `stored`: the text as it is in the database, if there is one. */
function readText(ctx: Ctx & { files: Files }, contents: string, stored = ''): Cleaned<string> {
  const text = clean(contents, ownPictures(ctx, ctx.files.pictures, stored))
  return !/<img /.test(text.text) && isBlank(text.text) ? refuseField('contents', 'enterContents') : text
}

const textColumns = ({ text, stamp }: Cleaned<string>) => ({ contents: text, contents_stamp: stamp })

async function nameOf({ db, travel_agency }: Ctx, id: number): Promise<string> {
  const { name, login_id } = await db
    .selectFrom('member')
    .select(['name', 'login_id'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name || login_id
}

// Files are removed after the change is committed: a leftover file does no harm, a missing one does.
export async function dropFiles(
  { later, travel_agency }: Ctx,
  files: PostFile[],
  stems: string[],
  isPrivate: boolean,
): Promise<void> {
  const pictures = [
    ...files.filter(({ type }) => type.startsWith('image/')).map(({ path }) => pictureName(path)),
    ...stems,
  ]
  const keys = files.filter(({ type }) => !type.startsWith('image/')).map(({ path }) => path)
  if (pictures.length + keys.length > 0)
    await later('remove-files', { travel_agency, scope: isPrivate ? 'private' : 'public', pictures, keys })
}
