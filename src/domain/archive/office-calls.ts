// A copy of all data of an agency: asked for by an owner, made by a job, fetched within a day.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Id, Moment } from '#platform/wire/shapes.ts'

const ownerCall = { may: 'company', proof: true } as const

export const archiveOfficeCalls = {
  /** The newest first; a file is there for a day. */
  dataFiles: call({
    method: 'GET',
    takes: 'query',
    may: 'company',
    path: '/api/office/data-files',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          state: z.enum(['waiting', 'ready', 'failed']),
          done: z.int(),
          of_all: z.int(),
          size: z.int(),
          by_name: z.string(),
          asked: Moment,
          until: Moment.nullable(),
        }),
      ),
    }),
  }),
  /**
   * One a day: while one is made or there, asking again answers with the same, unless the site was paused or opened
   * since. Every owner gets a mail.
   */
  askDataFile: call({
    ...ownerCall,
    method: 'POST',
    takes: 'json',
    path: '/api/office/data-files',
    input: z.object({}),
    output: z.object({ is_new: z.boolean() }),
  }),
  /** An address that is good for a minute, for whoever is logged in as an owner. */
  fetchDataFile: call({
    ...ownerCall,
    method: 'GET',
    takes: 'query',
    logsRead: true,
    path: '/api/office/data-file',
    input: z.object({ id: Id }),
    output: z.object({ url: z.string() }),
    refuses: ['NOT_FOUND'],
  }),
}
