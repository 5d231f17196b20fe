// What is checked of an agency's domain, and what a check can find.
export const domainChecks = ['address', 'proof', 'certificate', 'spf', 'dkim', 'dmarc'] as const
export const domainCheckStates = ['ok', 'missing', 'wrong', 'unreachable', 'unknown'] as const
export type DomainCheckState = (typeof domainCheckStates)[number]
