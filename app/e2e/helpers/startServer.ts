import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../../server/test/_serverProcess.ts'

/** A server with its own database. */
export interface RunningServer {
  /** The API's URL, without a trailing slash. */
  url: string
  /** Stops it, and deletes its database. */
  close: () => Promise<void>
}

/**
 * Starts the `npm run server` process, with the embedded database, and waits for its first answer.
 *
 * @param node A Solana node's URL.
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
