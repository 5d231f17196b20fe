// Colleagues and their roles: invite somebody, change roles, end access.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useLookAgain } from '#web/use-look-again.ts'
import { Heading } from '../kit/heading.tsx'
import { useOffice } from '../kit/use-words.ts'
import type { Loading } from '../page.ts'
import { ChangeRoles } from './change-roles.tsx'
import { EndLogIns, Remove, ResetFactor } from './end-access.tsx'
import { Invitations, Invite } from './invitations.tsx'
import { type Act, type Colleague, Person } from './person.tsx'

export const loader = ({ api }: Loading) => api.staff.people()

type Doing = { what: 'invite' } | { what: Act; who: Colleague }

export default function People() {
  const { people: words } = useOffice('people')
  const { list, invitations } = useLoaderData<typeof loader>()
  useLookAgain(
    invitations.some(({ expires }) => expires === null),
    { every_ms: 2_000 },
  )
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <button type="button" className="act-main" onClick={() => setDoing({ what: 'invite' })}>
          {words.invite}
        </button>
      </Heading>
      <ul className="panel divide-y divide-line">
        {list.map((who) => (
          <Person key={who.staff_id} who={who} onDo={(what) => setDoing({ what, who })} />
        ))}
      </ul>
      {invitations.length > 0 && <Invitations list={invitations} />}
      {doing?.what === 'invite' && <Invite onClose={close} />}
      {doing?.what === 'change' && <ChangeRoles who={doing.who} onClose={close} />}
      {doing?.what === 'end' && <EndLogIns who={doing.who} onClose={close} />}
      {doing?.what === 'remove' && <Remove who={doing.who} onClose={close} />}
      {doing?.what === 'reset' && <ResetFactor who={doing.who} onClose={close} />}
    </>
  )
}
