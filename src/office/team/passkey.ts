// Passkeys in the browser. The library comes when somebody uses one.
import type { Api } from '#office/api.ts'

export async function signWithPasskey(api: Api) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await api.staff.passkeyAsk()
  return { ...(await startAuthentication({ optionsJSON })), clientExtensionResults: {} } // none was asked for
}

export async function createPasskey(api: Api) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await api.staff.passkeyOffer()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } }
}
