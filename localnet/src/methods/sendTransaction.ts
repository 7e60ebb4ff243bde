import type { Chain } from '../chain/chain.ts'
import { transactionErrorText } from '../chain/transactionError.ts'
import { PREFLIGHT_FAILURE, RpcError, SIGNATURE_VERIFICATION_FAILURE } from '../rpc/rpcError.ts'
import type { WireTransaction } from '../wire/transaction.ts'
import { readMinContextSlot, requireContextSlot } from './contextSlot.ts'
import { method } from './method.ts'
import { readTransaction, requireLookups } from './readTransaction.ts'
import { simulationResult } from './simulationResult.ts'

export const sendTransaction = method(
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
