import { resumeTransaction, type SigningWallet } from '@mintline/aptos'
import { assertWritable } from '@mintline/core/files'
import { type AptosContractAddress, aptosContractAddress } from '@mintline/core/identifiers'
import { type Recorder, resolveRecorded } from '../../plans/recorded.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import { pendingCalls } from '../../state/pendingCalls.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosStateFolder } from '../state/aptosStateFolder.ts'
import { hasEnded } from './hasEnded.ts'

/** Everything that a command needs for changes on Aptos. */
export interface AptosSession extends Recorder {
  readonly context: AptosContext
  readonly chain: AptosChain
  readonly wallet: SigningWallet
  /** The wallet's address. */
  readonly address: SigningWallet['address']
  /** The drop that the config has created. */
  readonly created: ReturnType<typeof createdContracts<AptosContractAddress>>
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended.
 *
 * @throws FILE_NOT_WRITABLE if the state cannot be stored, and what the context's `wallet` and `chain` throw
 */
export async function openAptosSession(context: AptosContext): Promise<AptosSession> {
  const wallet = await context.wallet()
  const chain = await context.chain()
  const folder = await aptosStateFolder(context.stateBase(), chain)
  const { address } = wallet
  context.output.detail(`Network ${chain.name} at ${chain.host}, wallet ${address}`)
  const session = {
    context,
    chain,
    wallet,
    address,
    pending: pendingCalls(folder),
    hasEnded,
    created: createdContracts(folder, context.configPath(), aptosContractAddress),
  }
  if (!context.options.dryRun) {
    assertWritable(folder)
    await resolveRecorded(session, async ({ hash, serialized }, options) => {
      // By now nobody knows which drop machine it called, so its aborts are shown by code.
      const sent = { hash, serialized, publisher: '0x0', coin: chain.coin }
      return (await resumeTransaction(chain.connection, sent, options)) !== undefined
    })
  }
  return session
}
