// The details of a one-time link: whose it is, and what it asks.
import type { documentCalls } from '#domain/document/calls.ts'
import type { Out } from '#platform/wire/call.ts'

export type LinkDetails = Out<typeof documentCalls.linkExpired>
