// The fields of the forms of the boards, with their error sentences. The calls use the same schema.
import { z } from 'zod'
import { PackageCode } from '#domain/catalog/package-code.ts'
import { Email, Id, line, personName, text, withError, withMissingError, YN } from '#platform/wire/shapes.ts'

export const BoardId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)
const PostPassword = z
  .string(withMissingError('enterPassword'))
  .min(1, withError('enterPassword'))
  .min(4, withError('postPassword'))
  .max(64, withError('postPassword'))
const PostFields = {
  title: line(120, 'enterTitle'),
  contents: text(50_000, 'enterContents'),
  private_yn: YN.default('N'),
}

/** A visitor without a log-in gives a name, and a password for later changes. A member gives neither. */
export const NewPost = z.object({
  board_id: BoardId,
  ...PostFields,
  reg_name: personName(40, 'enterName').optional(),
  password: PostPassword.optional(),
  user_id: Id.optional(),
})
export const UpdatePostInput = z.object({
  id: Id,
  ...PostFields,
  password: PostPassword.optional(),
  user_id: Id.optional(),
  removed_files: z.array(z.string().max(40)).max(20).default([]),
})
export const DeletePostInput = z.object({ id: Id, user_id: Id.optional(), password: PostPassword.optional() })
export const PostPasswordInput = z.object({ id: Id, password: PostPassword })

export const Consultation = z.object({
  name: personName(60, 'enterName'),
  contact: line(20, 'enterContact').min(7, withError('contactForm')),
  email: Email.optional(),
  contents: text(5_000, 'enterQuestion'),
  package_code: PackageCode.optional(),
  privacy: z.literal(true, { error: 'CONSENT_REQUIRED' }),
})
