// People who booked the same departure on their own: the code for them, the state of each, joining and leaving.
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import type { Api } from '#storefront/api.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

type Group = Awaited<ReturnType<Api['reservation']['joinGroup']>>
type Member = Group['members'][number]
type Props = {
  booking_id: string
  group: Group
  act: (send: (api: Api) => Promise<Group>) => Promise<void>
}

export function TravelGroup({ booking_id, group, act }: Props) {
  const { group: words } = useText('booking').shares
  const leave = (member?: number) => void act((api) => api.reservation.leaveGroup({ booking_id, member }))
  const { code, leader, is_invited, members } = group
  const isLeading = members.length > 0
  if (!code && !leader && !isLeading) return null // a trip that is over
  return (
    <section aria-labelledby="group-title" className="grid gap-3 border-line border-t pt-4">
      <h3 id="group-title" className="text-15">
        {words.title}
      </h3>
      {leader && !is_invited && <Joined leader={leader} onLeave={() => leave()} />}
      {leader && is_invited && (
        <Invitation
          leader={leader}
          onJoin={() => void act((api) => api.reservation.joinGroup({ booking_id }))}
          onDecline={() => leave()}
        />
      )}
      {isLeading && (
        <ul className="grid gap-3">
          {members.map((member) => (
            <MemberLine key={member.member} member={member} onRemove={() => leave(member.member)} />
          ))}
        </ul>
      )}
      {code && <GroupCode code={code} />}
      {isLeading ? (
        <button
          type="button"
          className="min-h-11 justify-self-start rounded-full px-3 text-15 text-soft hover:bg-wash"
          onClick={() => leave()}
        >
          {words.end}
        </button>
      ) : (
        code && <JoinForm booking_id={booking_id} act={act} />
      )}
    </section>
  )
}

function Joined({ leader, onLeave }: { leader: string; onLeave: () => void }) {
  const { group: words } = useText('booking').shares
  return (
    <>
      <p className="text-15 text-soft">{words.joined(leader)}</p>
      <button type="button" className="button-secondary" onClick={onLeave}>
        {words.leave}
      </button>
    </>
  )
}

function Invitation({
  leader,
  onJoin,
  onDecline,
}: {
  leader: string
  onJoin: () => void
  onDecline: () => void
}) {
  const { group: words } = useText('booking').shares
  return (
    <>
      <p className="text-15">{words.invited(leader)}</p>
      <p className="text-15 text-soft">{words.consent}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-primary grow" onClick={onJoin}>
          {words.accept}
        </button>
        <button type="button" className="button-secondary grow" onClick={onDecline}>
          {words.decline}
        </button>
      </div>
    </>
  )
}

function MemberLine({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { group: words } = useText('booking').shares
  const { name, people, state, missing } = member
  const isGone = state === 'moved' || state === 'cancelled'
  const documents =
    missing.length > 0 ? words.lacks(missing.map((kind) => words.missing[kind]).join(', ')) : words.complete
  return (
    <li className="grid gap-1">
      <span className="font-semibold">{people > 1 ? words.people(name, people) : words.alone(name)}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 text-15">
        <span className={state === 'paid' && missing.length === 0 ? 'text-good' : 'text-soft'}>
          {words.states[state]}
          {!isGone && ` · ${documents}`}
        </span>
        <button
          type="button"
          className="min-h-11 rounded-full px-3 text-15 text-soft hover:bg-wash"
          aria-label={words.removeOf(name)}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      </span>
    </li>
  )
}

function GroupCode({ code }: { code: string }) {
  const { group: words } = useText('booking').shares
  return (
    <div className="grid gap-1">
      <p className="text-15 text-soft">{words.codeLine}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="money select-all font-semibold">{formatInFours(code)}</span>
        <CopyButton text={formatInFours(code)} label={words.code} />
      </p>
    </div>
  )
}

function JoinForm({ booking_id, act }: Pick<Props, 'booking_id' | 'act'>) {
  const { group: words } = useText('booking').shares
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/reservation/forms.ts').then(({ GroupCodeForm }) => GroupCodeForm),
    send: (_api, { code }) => act((api) => api.reservation.joinGroup({ booking_id, code })),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        {...bind('code')}
        label={words.enter}
        hint={words.consent}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <Problem>{problem}</Problem>
      <Submit sending={sending} className="button-secondary">
        {words.join}
      </Submit>
    </form>
  )
}
