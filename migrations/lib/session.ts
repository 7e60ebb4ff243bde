import type { Connection, Keypair } from '@solana/web3.js'

/** Shared by all steps in a deployment. */
export interface Session {
  connection: Connection
  /** Pays for everything, and is the programs' upgrade authority. */
  wallet: Keypair
  /** Receives log lines for people. */
  log: (line: string) => void
  /** Stops the deployment between two transactions; the next run resumes it. */
  signal?: AbortSignal | undefined
}
