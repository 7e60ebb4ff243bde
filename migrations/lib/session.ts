import type { Connection, Keypair } from '@solana/web3.js'

/** What every step of a deployment works with. */
export interface Session {
  connection: Connection
  /** Pays for everything, and is the programs' upgrade authority. */
  wallet: Keypair
  /** Receives one line per event a person may want to see. */
  log: (line: string) => void
  /** Ends the deployment between two transactions; the next run goes on from there. */
  signal?: AbortSignal | undefined
}
