import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../../server/test/_serverProcess.ts'

/** A server with a database of its own. */
export interface RunningServer {
  /** Address of the interface, without a trailing slash. */
  url: string
  /** Stops it, and deletes its database. */
  close: () => Promise<void>
}

/**
 * Starts what `npm run server` starts, with the embedded database, and waits for its first answer.
 *
 * @param node Url of a node of Solana.
 */
export async function startServer(node: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-server-'))
  const { url, stop } = await startProcess(folder, { settings: { nodes: { SOLANA: [node] } } })
  return {
    url,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
