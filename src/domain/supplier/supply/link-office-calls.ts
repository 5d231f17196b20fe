// The calls of a supplier with the link of a question, without a log-in: reading it, answering it once.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, Moment, Words } from '#platform/wire/shapes.ts'
import { questionKinds } from './allotment-kind.ts'
import { AnswerForm } from './forms.ts'

/** The token travels in the body, so that no address holds it. */
const linkCall = { method: 'POST', takes: 'json', who: 'anyone', tx: 'own' } as const
const QuestionLink = z.object({ id: Id, token: line(64).min(1) })
const QuestionView = z.object({
  agency: Words,
  agency_phone: z.string(),
  supplier_name: z.string(),
  page_title: Words,
  departure_date: Day,
  return_date: Day,
  kind: z.enum(questionKinds),
  count: z.int(),
  question: z.string(),
  ends: Day,
  by_name: z.string(),
  answer: z
    .object({ can: z.boolean(), reply: z.string(), held_until: Day.nullable(), answered: Moment })
    .nullable(),
})

export const supplierLinkCalls = {
  showQuestion: call({
    ...linkCall,
    path: '/api/office/supplier-link/show',
    input: QuestionLink,
    output: QuestionView,
    refuses: ['SUPPLIER_LINK_OVER', 'TOO_MANY_TRIES'],
  }),
  answerQuestion: call({
    ...linkCall,
    path: '/api/office/supplier-link/answer',
    input: QuestionLink.extend(AnswerForm.shape),
    output: QuestionView,
    refuses: ['SUPPLIER_LINK_OVER', 'ALREADY_ANSWERED', 'TOO_MANY_TRIES'],
  }),
}
