// With whom people travel, as calls take it, and the search words that mean it. §2
import { z } from 'zod'
import { companions } from './companions.ts'

export const Companion = z.enum(companions)
export type Companion = z.output<typeof Companion>

/** The words for it in titles and tags; the agency's synonyms add their own. */
export const companionWords: Record<Companion, string[]> = {
  parents: ['부모님', 'parents'],
  family: ['가족', 'family'],
  couple: ['커플', 'couples'],
  friends: ['친구', 'friends'],
  solo: ['혼자', 'solo'],
}
