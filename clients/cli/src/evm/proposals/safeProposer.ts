import { replaceFile } from '@mintline/core/files'
import { evmWallet } from '@mintline/core/identifiers'
import {
  assertIsOwner,
  type EvmWallet,
  fetchMultiSend,
  fetchNextNonce,
  fetchSafe,
  proposeSafeTransaction,
  type Safe,
  type SafeCall,
  type SafeService,
  safeBuilderFile,
  safeTransaction,
  signSafeTransaction,
} from '@mintline/evm'
import type { EvmSendableStep } from '@mintline/evm/drop'
import { CommandError } from '../../errors/commandError.ts'
import { confirm } from '../../plans/carryOut.ts'
import { sectionsText } from '../../plans/planSections.ts'
import type { Proposer } from '../../plans/stepSession.ts'
import { unfundedSender } from '../../plans/vaultSession.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { safeQueueUrl, safeServiceOf } from './safeService.ts'

/** How proposals leave: to a service, with an owner's signature, or into a file. */
type Way =
  | { readonly service: SafeService; readonly file: undefined }
  | { readonly service: undefined; readonly file: string }

/**
 * Makes a session propose to a Safe: plans are made for the Safe's address, and its owners' wallet signs the proposal.
 *
 * @param vault The Safe's address.
 * @throws INVALID_ADDRESS, SAFE_NOT_FOUND, SAFE_OWNER_REQUIRED, SAFE_SERVICE_UNKNOWN, and node errors
 */
export async function proposingSession(
  context: EvmContext,
  session: EvmSession,
  vault: string,
): Promise<EvmSession> {
  const { chain, wallet } = session
  const { output, signal } = context
  const safe = await fetchSafe(chain.connection, evmWallet(vault), { signal })
  const way = wayOf(context, session)
  // A file is proposed by whoever opens it.
  if (way.service) assertIsOwner(safe, wallet)
  const { address, owners, threshold, version } = safe
  output.info(
    `Proposing to the Safe ${address} (${version}), where ${threshold} of ${owners.length} owners agree: ${owners.join(', ')}`,
  )
  const proposing: EvmSession = {
    ...session,
    address,
    sender: unfundedSender(session.sender, ({ value }) => value === 0n),
    signedKinds: () => (way.service ? ['transaction'] : []),
  }
  return { ...proposing, proposer: safeProposer(proposing, { safe, way, wallet }) }
}

function wayOf(context: EvmContext, { chain }: EvmSession): Way {
  const { proposalFile } = context.options
  if (proposalFile !== undefined) return { service: undefined, file: context.path(proposalFile) }
  const service = safeServiceOf(chain.network, context.environment.env)
  if (service) return { service, file: undefined }
  throw new CommandError('SAFE_SERVICE_UNKNOWN', { chain: chain.name })
}

interface SafeProposal {
  readonly safe: Safe
  readonly way: Way
  /** An owner's. */
  readonly wallet: EvmWallet
}

function safeProposer(
  session: EvmSession,
  { safe, way, wallet }: SafeProposal,
): Proposer<EvmSendableStep> {
  const { chain, context } = session
  const { connection, network } = chain
  const { signal } = context
  const about = { vault: safe.address, threshold: safe.threshold, owners: safe.owners }
  return {
    check: (steps) => void callsOf(steps),
    propose: async (plan) => {
      await confirm(session, plan)
      const { title, transactions, sections } = plan
      const calls = callsOf(transactions)
      const memo = { title, description: sectionsText(sections) }
      const { chainId } = network
      if (way.file !== undefined) {
        const builder = safeBuilderFile({ safe, chainId, calls }, memo)
        await replaceFile(way.file, `${JSON.stringify(builder, undefined, 2)}\n`)
        return { ...about, id: undefined, url: undefined, file: way.file }
      }
      const proposal = safeTransaction({
        safe,
        chainId,
        calls,
        nonce: await fetchNextNonce(way.service, safe, { signal }),
        multiSend:
          calls.length > 1 ? await fetchMultiSend(connection, safe, { signal }) : undefined,
      })
      const signature = await signSafeTransaction(wallet, proposal, network)
      context.throwIfInterrupted()
      await proposeSafeTransaction(
        way.service,
        safe,
        { ...proposal, ...signature, ...memo },
        { signal },
      )
      const url = safeQueueUrl(network, safe.address)
      return { ...about, id: proposal.hash, url, file: undefined }
    },
  }
}

function callsOf(steps: readonly EvmSendableStep[]): SafeCall[] {
  return steps.map(({ title, transaction, isOfNewDrop = false }) => {
    const { to } = transaction
    if (to !== undefined && !isOfNewDrop) return { ...transaction, to }
    const reason = 'a Safe makes calls and creates no contracts'
    throw new CommandError('PROPOSAL_IMPOSSIBLE', { title, reason })
  })
}
