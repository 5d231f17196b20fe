// A PDF made beside the pages.
import { openAside } from './aside.server.ts'
import type { Block, Print } from './typeset.server.ts'

const typesetIn = openAside<{ blocks: Block[]; print: Print }, Uint8Array>(
  new URL('./typeset.worker.ts', import.meta.url),
)

export const typesetAside = async (travel_agency: number, blocks: Block[], print: Print): Promise<Buffer> =>
  Buffer.from(await typesetIn(travel_agency, { blocks, print }))
