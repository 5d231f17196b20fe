// Questions to the agency, as staff see them: on its board and as consultations, with their answers.
import { z } from 'zod'
import { keywordLength, pageSizes } from '#limits/display.ts'
import { createExportInput, exportCall } from '#platform/export/export-file.ts'
import { call } from '#platform/wire/call.ts'
import {
  createPaging,
  Day,
  day,
  Id,
  line,
  listOf,
  Moment,
  Revision,
  text,
  Words,
  YN,
} from '#platform/wire/shapes.ts'
import { consultationStates } from './consultation-states.ts'

const RevisionOutput = z.object({ revision: Revision })
const Query = line(keywordLength.most).min(1).optional()
const ConsultationState = z.enum(consultationStates)
/** Earlier answers, the newest first. `email`: the address to which a consultation's answer was mailed. */
const Answer = z.object({
  id: Id,
  contents: z.string(),
  staff_name: z.string(),
  email: z.string().nullable(),
  reg_date: Moment,
})
const Question = z.object({
  id: Id,
  title: z.string(),
  reg_name: z.string(),
  private_yn: YN,
  reg_date: Moment,
  answer_date: Moment.nullable(),
})
const Consultation = z.object({
  id: Id,
  name: z.string(),
  page_title: Words.nullable(),
  excerpt: z.string(),
  state: ConsultationState,
  in_charge: Id.nullable(),
  in_charge_name: z.string().nullable(),
  /** The day by which somebody sees to it. */
  due: Day.nullable(),
  reg_date: Moment,
})
/** `due`: what is due by this day. */
const consultationFilters = {
  state: ConsultationState.optional(),
  in_charge: Id.optional(),
  due: day().optional(),
  query: Query,
}
const questionFilters = { state: z.enum(['waiting', 'answered']).optional(), query: Query }

export const questionOfficeCalls = {
  questions: call({
    method: 'GET',
    path: '/api/office/questions',
    takes: 'query',
    may: 'questions',
    input: z.object({ ...questionFilters, ...createPaging(pageSizes.officeRows) }),
    output: listOf(Question),
  }),
  exportQuestions: call({
    ...exportCall,
    path: '/api/office/questions/file',
    may: 'questions',
    input: z.object({ ...questionFilters, ...createExportInput(['state', 'title', 'who', 'when']) }),
  }),
  question: call({
    method: 'GET',
    path: '/api/office/question',
    takes: 'query',
    may: 'questions',
    input: z.object({ id: Id }),
    output: Question.extend({
      contents: z.string(),
      answer: z.string().nullable(),
      revision: Revision,
      answers: z.array(Answer.omit({ email: true })),
    }),
    refuses: ['POST_NOT_FOUND'],
  }),
  answerQuestion: call({
    method: 'PUT',
    path: '/api/office/question',
    takes: 'json',
    may: 'questions',
    input: z.object({ id: Id, revision: Revision, contents: text(50_000).min(1) }),
    output: RevisionOutput,
    refuses: ['POST_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  consultations: call({
    method: 'GET',
    path: '/api/office/consultations',
    takes: 'query',
    may: 'questions',
    input: z.object({ ...consultationFilters, ...createPaging(pageSizes.officeRows) }),
    output: listOf(Consultation).extend({ people: z.array(z.object({ id: Id, name: z.string() })) }),
  }),
  exportConsultations: call({
    ...exportCall,
    path: '/api/office/consultations/file',
    may: 'questions',
    input: z.object({
      ...consultationFilters,
      ...createExportInput(['state', 'name', 'trip', 'person', 'due', 'when']),
    }),
  }),
  consultation: call({
    method: 'GET',
    path: '/api/office/consultation',
    takes: 'query',
    may: 'questions',
    logsRead: true,
    input: z.object({ id: Id }),
    output: Consultation.extend({
      contact: z.string(),
      email: z.string().nullable(),
      contents: z.string(),
      package_code: z.string().nullable(),
      language: z.enum(['ko', 'en']),
      revision: Revision,
      answers: z.array(Answer),
      people: z.array(z.object({ id: Id, name: z.string() })),
    }),
    refuses: ['NOT_FOUND'],
  }),
  updateConsultation: call({
    method: 'PUT',
    path: '/api/office/consultation',
    takes: 'json',
    may: 'questions',
    input: z.object({
      id: Id,
      revision: Revision,
      state: ConsultationState,
      in_charge: Id.nullable(),
      /** Left out, the due day stays as it is. */
      due: Day.nullable().optional(),
    }),
    output: RevisionOutput,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  /** Mailed if the visitor left an address. Otherwise staff write down what they said on the telephone. */
  answerConsultation: call({
    method: 'POST',
    path: '/api/office/consultation/answer',
    takes: 'json',
    may: 'questions',
    input: z.object({
      id: Id,
      revision: Revision,
      contents: text(5_000).min(1),
      state: z.enum(['under_way', 'done']),
    }),
    output: RevisionOutput,
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
}
