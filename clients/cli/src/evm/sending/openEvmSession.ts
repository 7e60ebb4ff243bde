import { isMintlineError, untilAborted } from '@mintline/core'
import { type EvmWallet, resumeTransaction } from '@mintline/evm'
import { assertWritable } from '../../state/writePrivately.ts'
import type { EvmChain } from '../chain/resolveChain.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { createdContracts } from '../state/createdContracts.ts'
import { evmStateFolder } from '../state/evmStateFolder.ts'
import { pendingEvm } from '../state/pendingEvm.ts'
import { createdAddress } from './createdAddress.ts'
import { hasEnded } from './hasEnded.ts'

/** Everything that a command needs for changes on an EVM chain. */
export interface EvmSession {
  readonly context: EvmContext
  readonly chain: EvmChain
  readonly wallet: EvmWallet
  /** Address of the wallet. */
  readonly address: EvmWallet['address']
  readonly pending: ReturnType<typeof pendingEvm>
  /** Contracts that the config has created. */
  readonly created: ReturnType<typeof createdContracts>
}

/**
 * Prepares for sending: finds network and wallet, and waits until the transactions of an earlier run have ended.
 *
 * @throws FILE_NOT_WRITABLE where the state cannot be stored, and what `wallet` and `chain` of the context throw
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
    pending: pendingEvm(folder),
    created: createdContracts(folder, context.configPath()),
  }
  if (!context.options.dryRun) {
    assertWritable(folder)
    await resolveEarlier(session)
  }
  return session
}

async function resolveEarlier(session: EvmSession): Promise<void> {
  const { context, pending } = session
  for (const earlier of pending.list()) {
    const { hash, title } = earlier
    context.output.info(`Looking for "${title}" of an earlier run: ${hash}`)
    context.output.info(await untilAborted(outcomeOf(session, earlier), context.signal))
    pending.remove(hash)
  }
}

/** The outcome in a sentence; records the contract that it has created. */
async function outcomeOf(
  { chain, context, created }: EvmSession,
  { hash, serialized, creates }: ReturnType<EvmSession['pending']['list']>[number],
): Promise<string> {
  const { signal, output } = context
  const onNodeFailure = (error: Error) => output.detail(error.message)
  try {
    const options = { signal, onNodeFailure }
    const sent = await resumeTransaction(chain.connection, { hash, serialized }, options)
    if (!sent) return 'It was never sent.'
    if (creates) created.record(creates, createdAddress(creates, sent.receipt))
    return 'It is confirmed.'
  } catch (error) {
    if (!isMintlineError(error) || !hasEnded(error)) throw error
    return `It has failed: ${error.message}.`
  }
}
