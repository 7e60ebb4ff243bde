import { type CoinUnit, formatAmount } from '@mintline/core/amounts'
import { withKind, withoutFullStop } from '@mintline/core/errors'
import { CONDITION_MESSAGES } from './conditionMessages.ts'
import { CONTRACT_MESSAGES } from './contractMessages.ts'
import { READ_MESSAGES } from './readMessages.ts'

/** Messages about token payments that a wallet has not approved. */
const FUNDS_MESSAGES = {
  TOKEN_ALLOWANCE_TOO_LOW: ({ spender, needed, allowance, coin }: LowAllowance) =>
    `The contract ${spender} is approved for ${formatAmount(allowance, coin)} but needs ${formatAmount(needed, coin)}: approve that amount first`,
}

interface LowAllowance {
  /** The paying wallet's address. */
  wallet: string
  /** The token's address. */
  token: string
  /** The contract that collects the payment. */
  spender: string
  /** Base units, like `allowance`. */
  needed: bigint
  allowance: bigint
  coin: CoinUnit
}

/** Messages about transactions on EVM chains. */
const TRANSACTION_MESSAGES = {
  NONCE_TOO_LOW: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has already sent another transaction with the same nonce: try again`,
  TRANSACTION_UNDERPRICED: (_: { wallet: string }) =>
    'The gas price of the transaction is too low: send it with a higher one',
  /** Vaults and bundlers answer with nothing, or with their own id. */
  TRANSACTION_HASH_MISSING: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has not returned the hash of its transaction: look in the wallet what became of it`,
  /** Whether a wallet has sent a call that it was asked for. */
  ASKED_CALL_UNKNOWN: ({ from, nonce, sinceBlock }: AskedNonce) =>
    `It is not known whether ${from} sent it: the account used nonce ${nonce} after block ${sinceBlock}, and the node no longer shows for what. Nothing is sent twice: try again with a node that keeps all blocks`,
  /** No reason is known. */
  TRANSACTION_FAILED: ({ hash }: { hash: string }) =>
    `Transaction ${hash} failed for an unknown reason: try again`,
  /** By a different transaction from the same wallet. */
  TRANSACTION_REPLACED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was replaced by ${replacement} in the wallet: check the replacement, or try again`,
  /** By an empty transaction from the same wallet. */
  TRANSACTION_CANCELLED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was cancelled in the wallet by ${replacement}: try again if you still want it`,
}

interface AskedNonce {
  /** Sender. */
  from: string
  nonce: number
  /** Block before which the nonce was not used. */
  sinceBlock: bigint
}

interface Replaced {
  /** The sent transaction's hash. */
  hash: string
  /** The replacement's hash. */
  replacement: string
}

/** Messages about keystore files. They never contain any of the content. */
const KEYSTORE_MESSAGES = {
  KEYSTORE_INVALID: withKind(
    'input',
    ({ reason }: { reason: string }) => `The keystore is invalid: ${withoutFullStop(reason)}`,
  ),
  KEYSTORE_PASSWORD_WRONG: withKind(
    'input',
    (_: Record<never, never>) => 'The password of the keystore is wrong: try another one',
  ),
}

/** Messages about Safes, whose owners agree on transactions. */
const SAFE_MESSAGES = {
  /** `version` is what the contract says; undefined = it is no Safe. */
  SAFE_NOT_FOUND: withKind(
    'notFound',
    ({ address, version }: { address: string; version?: string | undefined }) =>
      version === undefined
        ? `There is no Safe at ${address} on this network: check the address and the network`
        : `The Safe at ${address} has the version ${version}, and proposals need 1.3.0 or later: update it in the app of Safe`,
  ),
  SAFE_OWNER_REQUIRED: withKind(
    'input',
    ({ safe, wallet, owners }: { safe: string; wallet: string; owners: readonly string[] }) =>
      `The wallet ${wallet} is no owner of the Safe ${safe}: sign with one of ${owners.join(', ')}`,
  ),
  SAFE_BATCHES_MISSING: ({ safe }: { safe: string }) =>
    `The network of the Safe ${safe} has no contract that makes several calls at once: propose one change at a time`,
  /** `reason` begins in lower case. */
  SAFE_SERVICE_FAILED: ({ host, reason }: { host: string; reason: string }) =>
    `The Safe Transaction Service at ${host} failed: ${withoutFullStop(reason)}`,
}

/** This package's messages by code. The explicit type keeps declarations short. */
export const EVM_MESSAGES: typeof CONDITION_MESSAGES &
  typeof CONTRACT_MESSAGES &
  typeof FUNDS_MESSAGES &
  typeof KEYSTORE_MESSAGES &
  typeof READ_MESSAGES &
  typeof SAFE_MESSAGES &
  typeof TRANSACTION_MESSAGES = {
  ...CONDITION_MESSAGES,
  ...CONTRACT_MESSAGES,
  ...FUNDS_MESSAGES,
  ...KEYSTORE_MESSAGES,
  ...READ_MESSAGES,
  ...SAFE_MESSAGES,
  ...TRANSACTION_MESSAGES,
}

type EvmMessages = typeof EVM_MESSAGES

declare module '@mintline/core/errors' {
  interface ErrorMessages extends EvmMessages {}
}
