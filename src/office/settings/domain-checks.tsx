// What a check of a domain found: each part with its state, and what to do where something is wrong.

import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useCall } from '#web/use-call.ts'

type Check = Awaited<ReturnType<Api['agency']['checkDomain']>>['checks'][number]
const tones = {
  ok: 'good',
  missing: 'bad',
  wrong: 'bad',
  unreachable: undefined,
  unknown: undefined,
} as const

type Props = { domain: string; round: number; onConnected?: (() => void) | undefined }

/** `round`: another one checks again. */
export function DomainChecks({ domain, round, onConnected }: Props) {
  const words = useText('domains')
  const api = useApi()
  const describeError = useDescribeError()
  const { answer, error } = useCall(`${domain} ${round}`, () => api.agency.checkDomain({ domain }), {
    onAnswer: ({ is_connected }) => is_connected && onConnected?.(),
  })
  if (error !== undefined) return <Problem>{describeError(error)}</Problem>
  if (!answer)
    return (
      <p role="status" className="text-15 text-soft">
        {words.checking}
      </p>
    )
  return (
    <ul className="grid gap-2 rounded-lg border border-line p-3">
      {answer.checks.map((check) => (
        <CheckLine key={check.check} check={check} />
      ))}
    </ul>
  )
}

function CheckLine({ check: { check, state, found } }: { check: Check }) {
  const words = useText('domains')
  return (
    <li className="grid gap-0.5 text-15">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span className="font-medium">{words.checks[check]}</span>
      </span>
      {(state === 'missing' || state === 'wrong') && <span>{words.sentences[check][state]}</span>}
      {(state === 'unreachable' || state === 'unknown') && (
        <span className="text-13 text-soft">{words[state]}</span>
      )}
      {found.length > 0 && (
        <span className="wrap-anywhere text-13 text-soft">{words.found(found.join(', '))}</span>
      )}
    </li>
  )
}
