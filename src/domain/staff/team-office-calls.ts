// The calls about the people of an office: who works here, invitations, roles.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Id, Moment, Nothing, Revision } from '#platform/wire/shapes.ts'
import { AssignedRoles, Email, Roles } from './shapes.ts'

const TeamMember = z.object({
  staff_id: Id,
  email: z.string(),
  name: z.string(),
  roles: Roles,
  revision: Revision,
  since: Moment,
  last_used: Moment.nullable(),
  /** On how many devices they are logged in. */
  log_ins: z.int(),
  has_factor: z.boolean(),
})

export const teamCalls = {
  team: call({
    method: 'GET',
    path: '/api/office/people',
    takes: 'query',
    may: 'staff',
    input: Nothing,
    output: z.object({
      list: z.array(TeamMember),
      invitations: z.array(
        z.object({
          id: Id,
          email: z.string(),
          roles: Roles,
          invited_by: z.string(),
          reg_date: Moment,
          expires: Moment.nullable(),
          /** An operator invited them: an owner may call it back until then. */
          usable_from: Moment.nullable(),
        }),
      ),
    }),
  }),
  /** The people who work here, for whoever assigns a task. */
  colleagues: call({
    method: 'GET',
    path: '/api/office/colleagues',
    takes: 'query',
    may: 'today',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ staff_id: Id, name: z.string() })) }),
  }),
  invite: call({
    method: 'POST',
    path: '/api/office/people/invite',
    takes: 'json',
    may: 'staff',
    proof: true,
    tx: 'own',
    input: z.object({ email: Email, roles: AssignedRoles }),
    output: z.object({ id: Id }),
    refuses: ['ALREADY_STAFF', 'TOO_MANY_TRIES'],
  }),
  callBack: call({
    method: 'DELETE',
    path: '/api/office/people/invite',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND'],
  }),
  changeRoles: call({
    method: 'PUT',
    path: '/api/office/people',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id, roles: AssignedRoles, revision: Revision }),
    output: z.object({ revision: Revision }),
    refuses: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_OWNER'],
  }),
  removePerson: call({
    method: 'DELETE',
    path: '/api/office/people',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'LAST_OWNER'],
  }),
  /** Ends a colleague's log-ins on every device. They can log in again with their password. */
  endLogIns: call({
    method: 'DELETE',
    path: '/api/office/people/sessions',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id }),
    output: z.object({ ended: z.int() }),
    refuses: ['NOT_FOUND'],
  }),
  resetFactor: call({
    method: 'POST',
    path: '/api/office/people/factor',
    takes: 'json',
    may: 'staff',
    proof: true,
    input: z.object({ staff_id: Id }),
    output: Nothing,
    refuses: ['NOT_FOUND', 'OWNER_AT_DESK', 'WORKS_ELSEWHERE'],
  }),
}
