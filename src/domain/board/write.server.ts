// Posts and Q&A questions, written, changed, deleted: by their owner or who knows the password. §5, §6

import { sql } from 'kysely'
import { refuseOtherMember } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import { toPictureName } from '#lib/picture-name.ts'
import { rateLimits } from '#limits/access.ts'
import { uploadLimits } from '#limits/files.ts'
import { postTags } from '#limits/trade.ts'
import { notify } from '#platform/notify.server.ts'
import { hashPassword, passwordCosts, withHashingSlot } from '#platform/passwords.server.ts'
import { checkRateLimit, withGuessLimit } from '#platform/rate-limit.server.ts'
import { isBlank, type SanitizedText, sanitizeText } from '#platform/rich-text.server.ts'
import { refuseTooMany } from '#platform/upload/file-type.server.ts'
import type { Upload } from '#platform/upload/prepare-uploads.server.ts'
import { refuseField } from '#platform/wire/read-input.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import { createPicturePlacer, listPictures, type PostFile, toPostFile } from './post-files.server.ts'
import { getRateLimitKey, markAuthor } from './post-owner.server.ts'
import { getPostType, readPostType } from './post-type.ts'
import { findPostSecret, getBoard } from './read.server.ts'

type PostUploads = { files: Upload[]; pictures: Upload[] }
type PostCtx = ManualTxContext<Ctx, PostUploads>
type PostInput = { title: string; contents: string; private_yn: 'Y' | 'N' }
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
  }: PostInput & Claim & { board_id: string; reg_name?: string },
): Promise<{ id: number }> {
  const { travel_agency, member, language } = ctx
  const { write } = await getBoard(ctx, board_id)
  refuseOtherMember(ctx.member, user_id)
  if (write === 'staff') refuse('ABNORMAL_ACCESS')
  if (write === 'member' && !member) refuse('LOGIN_REQUIRED')
  if (!member && !reg_name) refuseField('reg_name', 'enterName')
  if (!member && !password) refuseField('password', 'enterPassword')
  checkTagCount(contents)
  await checkRateLimit(ctx, rateLimits.post, [ctx.network])
  const isPrivate = private_yn === 'Y'
  const password_hash = !member && password ? await hashPassword(ctx, password, passwordCosts.post) : null
  const type = getPostType(board_id, language)
  return ctx.finalTransaction(async (ctx) => {
    const text = cleanPostText(ctx, contents)
    const files = ctx.files.files.map(toPostFile)
    const author = member ? await getMemberName(ctx, member.id) : (reg_name ?? '')
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
        ...(isPrivate ? { contents: '' } : toTextColumns(text)),
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
          ...(isPrivate && { ...toTextColumns(text), files: JSON.stringify(files) }),
        })
        .execute()
    if (type === readPostType('QNA').type) await notify(ctx, 'agency-question', { ref: id })
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
  }: PostInput & Claim & { id: number; removed_files: string[] },
): Promise<{ id: number }> {
  const { travel_agency } = ctx
  checkTagCount(contents)
  await checkCanChange(ctx, id, claim)
  return ctx.finalTransaction(async (txCtx) => {
    const { db } = txCtx
    const post = await lockPost(txCtx, id)
    // a private post stays private, a public one public
    if (private_yn !== post.private_yn) refuseField('private_yn', 'format')
    const isPrivate = private_yn === 'Y'
    const before = isPrivate ? await findPostSecret(txCtx, id) : post
    const old = before?.contents ?? ''
    const text = cleanPostText(txCtx, contents, old)
    const remaining = (before?.files ?? []).filter(({ file_id }) => !removed_files.includes(file_id))
    const files = [...remaining, ...txCtx.files.files.map(toPostFile)]
    if (files.length > uploadLimits.files) refuseTooMany('files', uploadLimits.files)
    const changed = { ...toTextColumns(text), files: JSON.stringify(files) }
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
    const removedPictures = listPictures(old).filter((stem) => !listPictures(text.text).includes(stem))
    await enqueueFileRemoval(txCtx, gone, removedPictures, isPrivate)
    return { id }
  })
}

export async function deletePost(
  ctx: ManualTxContext<Ctx>,
  { id, ...claim }: Claim & { id: number },
): Promise<{ id: number }> {
  await checkCanChange(ctx, id, claim)
  return ctx.finalTransaction(async (ctx) => {
    const { db, travel_agency } = ctx
    const post = await lockPost(ctx, id)
    const isPrivate = post.private_yn === 'Y'
    const { files, contents } = (isPrivate ? await findPostSecret(ctx, id) : post) ?? {
      files: [],
      contents: '',
    }
    await db.deleteFrom('post').where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
    await enqueueFileRemoval(ctx, files, listPictures(contents ?? ''), isPrivate)
    return { id }
  })
}

/** Refuses a wrong password, and any password after too many tries. */
export async function checkPostPassword(
  ctx: ManualTxContext<Ctx>,
  id: number,
  password: string,
): Promise<void> {
  if (!(await findPost(ctx, id))) refuse('POST_NOT_FOUND')
  const secret = await ctx.transaction((ctx) => findPostSecret(ctx, id))
  const password_hash = secret?.password_hash
  const isCorrect = await withHashingSlot(ctx, (isPassword) =>
    withGuessLimit(ctx, rateLimits.postPassword, getRateLimitKey(ctx, id, secret), async () =>
      password_hash && (await isPassword(password, password_hash)) ? true : undefined,
    ),
  )
  if (!isCorrect) refuse('WRONG_POST_PASSWORD')
}

/**
 * May this person change the post? Its owner may, and for a non-member's post whoever knows its password.
 * Owner and password of a post never change.
 */
async function checkCanChange(
  ctx: ManualTxContext<Ctx>,
  id: number,
  { user_id, password }: Claim,
): Promise<void> {
  refuseOtherMember(ctx.member, user_id)
  const post = (await findPost(ctx, id)) ?? refuse('POST_NOT_FOUND')
  if (post.user_id !== null ? post.user_id !== ctx.member?.id : password === undefined)
    refuse('ABNORMAL_ACCESS')
  if (post.user_id === null && password !== undefined) await checkPostPassword(ctx, id, password)
}

const selectPost = ({ db, travel_agency }: Ctx, id: number) =>
  db
    .selectFrom('post')
    .select(['user_id', 'private_yn', 'contents', 'files'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)

const findPost = (ctx: Ctx, id: number) => selectPost(ctx, id).executeTakeFirst()

const lockPost = async (ctx: Ctx, id: number) =>
  (await selectPost(ctx, id).forUpdate().executeTakeFirst()) ?? refuse('POST_NOT_FOUND')

function checkTagCount(contents: string): void {
  if (contents.split('<').length > postTags) refuseField('contents', 'format')
}

/** `stored`: the text as it is in the database, if there is one. */
function cleanPostText(
  ctx: Ctx & { files: PostUploads },
  contents: string,
  stored = '',
): SanitizedText<string> {
  const text = sanitizeText(contents, createPicturePlacer(ctx, ctx.files.pictures, stored))
  return !/<img /.test(text.text) && isBlank(text.text) ? refuseField('contents', 'enterContents') : text
}

const toTextColumns = ({ text, stamp }: SanitizedText<string>) => ({ contents: text, contents_stamp: stamp })

async function getMemberName({ db, travel_agency }: Ctx, id: number): Promise<string> {
  const { name, login_id } = await db
    .selectFrom('member')
    .select(['name', 'login_id'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name || login_id
}

// Files are removed after the change is committed: a leftover file does no harm, a missing one does.
export async function enqueueFileRemoval(
  { enqueue, travel_agency }: Ctx,
  files: PostFile[],
  stems: string[],
  isPrivate: boolean,
): Promise<void> {
  const pictures = [
    ...files.filter(({ type }) => type.startsWith('image/')).map(({ path }) => toPictureName(path)),
    ...stems,
  ]
  const keys = files.filter(({ type }) => !type.startsWith('image/')).map(({ path }) => path)
  if (pictures.length + keys.length > 0)
    await enqueue('remove-files', { travel_agency, scope: isPrivate ? 'private' : 'public', pictures, keys })
}
