import { assertWritable } from '@mintline/core/files'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { type EvmWallet, resumeTransaction } from '@mintline/evm'
import { type Recorder, resolveRecorded } from '../../plans/recorded.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import { pendingCalls } from '../../state/pendingCalls.ts'
import type { EvmChain } from '../chain/resolveChain.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmStateFolder } from '../state/evmStateFolder.ts'
import { createdAddress } from './createdAddress.ts'
import { hasEnded } from './hasEnded.ts'

/** Everything that a command needs for changes on an EVM chain. */
export interface EvmSession extends Recorder {
  readonly context: EvmContext
  readonly chain: EvmChain
  readonly wallet: EvmWallet
  /** The wallet's address. */
  readonly address: EvmWallet['address']
  /** Contracts that the config has created. */
  readonly created: ReturnType<typeof createdContracts<EvmAddress>>
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended.
 *
 * @throws FILE_NOT_WRITABLE if the state cannot be stored, and what the context's `wallet` and `chain` throw
 */
export async function openEvmSession(context: EvmContext): Promise<EvmSession> {
  const wallet = await context.wallet()
  const chain = await context.chain()
  const folder = await evmStateFolder(context.stateBase(), chain)
  const { address } = wallet
  context.output.detail(`Network ${chain.name} at ${chain.host}, wallet ${address}`)
  const session = {
    context,
    chain,
    wallet,
    address,
    pending: pendingCalls(folder),
    hasEnded,
    created: createdContracts(folder, context.configPath(), evmAddress),
  }
  if (!context.options.dryRun) {
    assertWritable(folder)
    await resolveRecorded(session, async ({ creates, ...earlier }, options) => {
      const sent = await resumeTransaction(chain.connection, earlier, options)
      if (sent && creates) session.created.record(creates, createdAddress(creates, sent.receipt))
      return sent !== undefined
    })
  }
  return session
}
