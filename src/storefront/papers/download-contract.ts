// The contract as a file, for whoever has a link: its token goes in the body, so no plain anchor can fetch it.
export async function downloadContract(token: string, booking_id: string): Promise<void> {
  const response = await fetch('/contract', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) })
  if (!response.ok) return
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: `contract-${booking_id}.pdf` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
