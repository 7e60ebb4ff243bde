import { isRecord, textOf } from './record.ts'

/** In the folder of the console, which is the one above. */
const FILE = '../mintline.json'

/** Where the network answers that was started beside the page; undefined = there is none. */
export async function loadEmbedded(): Promise<{ rpcUrl: string; wsUrl: string } | undefined> {
  try {
    const response = await fetch(FILE, { cache: 'no-store' })
    const config: unknown = await response.json()
    const embedded = isRecord(config) && isRecord(config.embedded) ? config.embedded : undefined
    const rpcUrl = textOf(embedded, 'rpcUrl')
    const wsUrl = textOf(embedded, 'wsUrl')
    return rpcUrl !== undefined && wsUrl !== undefined ? { rpcUrl, wsUrl } : undefined
  } catch {
    return undefined
  }
}
