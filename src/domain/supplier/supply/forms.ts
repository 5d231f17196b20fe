// Forms of allotments and questions, and of a supplier's answer. The calls take the same.
import { z } from 'zod'
import { getToday } from '#lib/format.ts'
import { supplyLimits } from '#limits/books.ts'
import { day, Id, line, Revision, text, withError } from '#platform/wire/shapes.ts'
import { allotmentKinds, questionKinds } from './allotment-kind.ts'

const isComing = (chosen: string) => chosen >= getToday()
const Count = z.int(withError('countOfSupply')).min(1, withError('countOfSupply')).max(supplyLimits.count)

const AllotmentFields = z.object({
  supplier: Id,
  kind: z.enum(allotmentKinds),
  count: Count,
  what: line(supplyLimits.what),
  release_on: day('releaseDay').nullable(),
})
export const NewAllotment = AllotmentFields.extend({ departure_id: Id })
export const ChangedAllotment = AllotmentFields.extend({ id: Id, revision: Revision })

/** A link that ends in the past asks nobody. */
export const QuestionForm = z.object({
  departure_id: Id,
  supplier: Id,
  kind: z.enum(questionKinds),
  count: Count,
  question: text(supplyLimits.question),
  ends: day('endDay').refine(isComing, withError('endDay')),
})

export const AnswerForm = z.object({
  can: z.boolean(),
  reply: text(supplyLimits.reply),
  held_until: day('heldDay').refine(isComing, withError('heldDay')).nullable(),
})
