// With whom one travels, as calls take it, and the words that stand for it. §2
import { z } from 'zod'
import { whos } from './whos.ts'

export const Who = z.enum(whos)
export type Who = z.output<typeof Who>

/** What stands for it in titles and tags; the agency's synonyms add their own. */
export const whoWords: Record<Who, string[]> = {
  parents: ['부모님', 'parents'],
  family: ['가족', 'family'],
  couple: ['커플', 'couples'],
  friends: ['친구', 'friends'],
  solo: ['혼자', 'solo'],
}
