import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Chain } from '../chain/chain.ts'
import { newNetwork } from '../chain/identity.ts'
import { lockFolder } from './folderLock.ts'
import { FileJournal, noJournal } from './journal.ts'
import { loadNetwork, type SavedNetwork } from './savedNetwork.ts'
import { writeNetwork } from './writeNetwork.ts'

/** The file in a state folder that holds the network. */
export const STATE_FILE = 'network.jsonl'
/** A file with this many records too many is rewritten before use. */
const STALE_LIMIT = 10_000

export interface OpenChain {
  chain: Chain
  close: () => void
}

/** The network of a folder, or a new one; without a folder a new one in memory. */
export function openChain(stateFolder: string | undefined, reset = false): OpenChain {
  if (stateFolder === undefined) {
    return { chain: new Chain(newNetwork(), noJournal), close: () => {} }
  }
  mkdirSync(stateFolder, { recursive: true })
  const unlock = lockFolder(stateFolder)
  try {
    const path = join(stateFolder, STATE_FILE)
    if (reset) rmSync(path, { force: true })
    const saved = loadNetwork(path) ?? freshNetwork()
    if (saved.stale > STALE_LIMIT) writeNetwork(path, saved.network, saved)
    const chain = new Chain(saved.network, new FileJournal(path))
    chain.restore(saved)
    return {
      chain,
      close: () => {
        chain.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** As if read from a file that is due for its first writing. */
function freshNetwork(): SavedNetwork {
  const nothing = { accounts: [], transactions: [], forgotten: 0 }
  return { network: newNetwork(), ...nothing, stale: Infinity }
}
