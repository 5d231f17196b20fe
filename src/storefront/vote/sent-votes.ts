// The votes that this browser sent, by which it knows itself as their sender and finds them again.
import { useSyncExternalStore } from 'react'
import { readFields } from '#lib/read-fields.ts'
import { sentVotesMost } from '#limits/display.ts'
import { addNewest, readList, saveList, subscribe } from '#storefront/kit/recent.ts'

type SentVote = { token: string; until: string }

const storageKey = 'sentVotes'
const none: SentVote[] = []

const isSentVote = (entry: unknown): entry is SentVote =>
  typeof readFields(entry).token === 'string' && typeof readFields(entry).until === 'string'

const readVotes = () => readList(storageKey, isSentVote)

export function rememberVote(vote: SentVote): void {
  saveList(
    storageKey,
    addNewest(readVotes(), vote, ({ token }) => token === vote.token, sentVotesMost),
  )
}

export const useSentVotes = () => useSyncExternalStore(subscribe, readVotes, () => none)

export const buildVoteHref = (token: string) => `/travel/vote?token=${token}`
