import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Chain } from '../chain/chain.ts'
import { DEFAULT_LEDGER_LIMIT } from '../chain/history.ts'
import { newNetwork } from '../chain/identity.ts'
import type { MachineClock } from '../chain/networkClock.ts'
import { FileJournal, isDue } from './fileJournal.ts'
import { lockFolder } from './folderLock.ts'
import { noJournal } from './journal.ts'
import { loadNetwork, type SavedNetwork } from './savedNetwork.ts'
import { writeNetwork } from './writeNetwork.ts'

/** File with the network's state in a state folder. */
export const STATE_FILE = 'network.jsonl'

export interface OpenChain {
  chain: Chain
  close: () => void
}

export interface OpenChainOptions {
  /** Undefined = a new network, in memory. */
  stateFolder?: string | undefined
  reset?: boolean | undefined
  /** Transactions to keep. */
  ledgerLimit?: number | undefined
  /** Clock that the network's time follows. Default: the machine's. */
  machine?: MachineClock | undefined
}

/** Opens a folder's network, or a new one. */
export function openChain({
  stateFolder,
  reset = false,
  ledgerLimit = DEFAULT_LEDGER_LIMIT,
  machine,
}: OpenChainOptions): OpenChain {
  if (stateFolder === undefined) {
    const chain = new Chain(newNetwork(machine), noJournal, ledgerLimit, machine)
    return { chain, close: () => {} }
  }
  mkdirSync(stateFolder, { recursive: true })
  const unlock = lockFolder(stateFolder)
  try {
    const path = join(stateFolder, STATE_FILE)
    if (reset) rmSync(path, { force: true })
    const saved = loadNetwork(path, ledgerLimit) ?? freshNetwork(machine)
    if (isDue(saved.stale, { accounts: saved.accounts.length, ledgerLimit })) {
      writeNetwork(path, saved.network, saved)
      saved.stale = 0
    }
    const journal = new FileJournal(path, saved, ledgerLimit)
    const chain = new Chain(saved.network, journal, ledgerLimit, machine)
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

/** A new network's state, whose file is still to be written. */
function freshNetwork(machine?: MachineClock): SavedNetwork {
  const nothing = { accounts: [], transactions: [], forgotten: 0 }
  return { network: newNetwork(machine), ...nothing, stale: Infinity }
}
