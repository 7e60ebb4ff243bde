import { transactionErrorText } from '../chain/transactionError.ts'
import { INTERNAL_ERROR, RpcError } from '../rpc/rpcError.ts'
import { method } from './method.ts'

export const requestAirdrop = method(
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
