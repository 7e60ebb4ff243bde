import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EvmAddress } from '@mintline/core/identifiers'
import { connectChain, type DropVariant, fetchSharedImplementation } from '@mintline/evm'
import { lockFolder } from '../state/folderLock.ts'
import { type Anvil, startAnvil } from './anvil.ts'
import { sendAsKeyless } from './sendAs.ts'

/** Contract addresses that drops are clones of, by variant. */
type Implementations = Readonly<Record<DropVariant, EvmAddress>>

/** "mintline" in ASCII. */
const DEPLOYER = '0x0000000000000000000000006d696e746c696e65'

/** The port that EVM tools expect. */
export const DEFAULT_EVM_PORT = 8545

export interface EvmLocalnetOptions {
  /** 0 = any free port. Default 8545. */
  port?: number | undefined
  /** Folder that keeps the network over restarts, in a subfolder. Default: memory only. */
  stateFolder?: string | undefined
  /** Deletes the state in the folder. */
  reset?: boolean | undefined
}

/** A local EVM network. */
export interface EvmLocalnet {
  /** For HTTP; websockets use the same port. */
  readonly rpcUrl: string
  readonly anvil: Anvil
  readonly implementations: Implementations
  close(): Promise<void>
}

/**
 * Starts an EVM network on this machine: anvil, with the implementations of both drop variants.
 *
 * @throws PORT_IN_USE, BAD_STATE, STATE_IN_USE
 * @throws NO_ANVIL if npm has none for this machine.
 */
export async function startEvmLocalnet(options: EvmLocalnetOptions = {}): Promise<EvmLocalnet> {
  const { port = DEFAULT_EVM_PORT, stateFolder, reset = false } = options
  const { stateFile, unlock } = openState(stateFolder, reset)
  try {
    const anvil = await startAnvil({ port, stateFile })
    const close = async () => {
      await anvil.stop()
      unlock()
    }
    try {
      const implementations = await deployImplementations(anvil)
      return { rpcUrl: anvil.url, anvil, implementations, close }
    } catch (error) {
      await anvil.stop()
      throw error
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function openState(folder: string | undefined, reset: boolean) {
  if (folder === undefined) return { stateFile: undefined, unlock: () => {} }
  const own = join(folder, 'evm')
  mkdirSync(own, { recursive: true })
  const unlock = lockFolder(own)
  const stateFile = join(own, 'state.json')
  if (reset) rmSync(stateFile, { force: true })
  return { stateFile, unlock }
}

/** Deploys the implementations that a network does not have yet. */
async function deployImplementations(anvil: Anvil): Promise<Implementations> {
  const erc721 = await deployImplementation(anvil, 'erc721')
  const erc1155 = await deployImplementation(anvil, 'erc1155')
  return { erc721, erc1155 }
}

async function deployImplementation(anvil: Anvil, variant: DropVariant): Promise<EvmAddress> {
  const shared = await fetchSharedImplementation(connectChain(anvil.url), variant)
  if (!shared.isDeployed && shared.transaction) {
    await sendAsKeyless(anvil, DEPLOYER, shared.transaction)
  }
  return shared.address
}
