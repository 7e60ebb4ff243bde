import type { Chain } from '../chain/chain.ts'
import { transactionErrorText } from '../chain/transactionError.ts'
import {
  INTERNAL_ERROR,
  PREFLIGHT_FAILURE,
  RpcError,
  SIGNATURE_VERIFICATION_FAILURE,
} from '../rpc/rpcError.ts'
import type { WireTransaction } from '../wire/transaction.ts'
import * as accounts from './accounts.ts'
import * as blockhash from './blockhash.ts'
import * as blocks from './blocks.ts'
import { readMinContextSlot, requireContextSlot } from './contextSlot.ts'
import * as devClock from './devClock.ts'
import { method, type RpcMethod } from './method.ts'
import * as network from './network.ts'
import * as programAccounts from './programAccounts.ts'
import { readTransaction, requireLookups } from './readTransaction.ts'
import { simulateTransaction } from './simulateTransaction.ts'
import { simulationResult } from './simulationResult.ts'
import * as slots from './slots.ts'
import { getTokenAccountsByDelegate, getTokenAccountsByOwner } from './tokenAccounts.ts'
import * as tokenSupply from './tokenSupply.ts'
import {
  getSignatureStatuses,
  getSignaturesForAddress,
  getTransaction,
  getTransactionCount,
} from './transactions.ts'

const sendTransaction = method(
  (params) => {
    const config = params.config(1)
    return {
      transaction: readTransaction(params.string(0), config),
      skipPreflight: config.boolean('skipPreflight') ?? false,
      preflightCommitment: config.string('preflightCommitment'),
      maxRetries: config.integer('maxRetries'),
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { transaction, skipPreflight, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    requireLookups(chain, transaction)
    if (!skipPreflight) preflight(chain, transaction)
    // A transaction that cannot land is dropped silently, as on a real network.
    chain.submit(transaction)
    return transaction.signatures[0]
  },
)

const requestAirdrop = method(
  (params) => ({
    address: params.address(0),
    lamports: params.integer(1),
    config: params.config(2),
  }),
  (chain, { address, lamports }) => {
    const submission = chain.airdrop(address, BigInt(lamports))
    if (submission.kind === 'landed' && submission.transaction.err === null) {
      return submission.transaction.signature
    }
    const err =
      submission.kind === 'landed'
        ? submission.transaction.err
        : submission.kind === 'dropped'
          ? submission.err
          : null
    const why = err === null ? 'already done' : transactionErrorText(err)
    throw new RpcError(INTERNAL_ERROR, `Airdrop failed: ${why}`)
  },
)

/** All HTTP methods by name. */
export const METHODS: ReadonlyMap<string, RpcMethod> = new Map(
  Object.entries({
    ...accounts,
    ...blockhash,
    ...blocks,
    ...network,
    ...programAccounts,
    ...slots,
    ...tokenSupply,
    getSignatureStatuses,
    getSignaturesForAddress,
    getTokenAccountsByDelegate,
    getTokenAccountsByOwner,
    getTransaction,
    getTransactionCount,
    requestAirdrop,
    sendTransaction,
    simulateTransaction,
    mintline_advanceClock: devClock.advanceClock,
    mintline_setClock: devClock.setClock,
  }),
)

function preflight(chain: Chain, transaction: WireTransaction): void {
  const simulation = chain.simulate(transaction, { verifySignatures: true, checkBlockhash: true })
  if (simulation.err === null) return
  if (simulation.err === 'SignatureFailure') {
    throw new RpcError(SIGNATURE_VERIFICATION_FAILURE, 'Transaction signature verification failure')
  }
  throw new RpcError(
    PREFLIGHT_FAILURE,
    `Transaction simulation failed: ${transactionErrorText(simulation.err)}`,
    simulationResult(simulation),
  )
}
