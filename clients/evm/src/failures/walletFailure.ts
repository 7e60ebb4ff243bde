import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import type { EvmNetwork } from '@mintline/core/networks'
import { isNodeError } from '@mintline/core/node'
import { asProviderError, classifyWalletError, walkWalletError } from '@mintline/core/signing'
import { BaseError } from 'viem'
import { nodeFailure } from '../chain/nodeFailure.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { contractFailure } from './decodeContractFailure.ts'
import { libraryFailure } from './libraryFailure.ts'

/** Context for a transaction that could not be sent. */
export interface SendingContext {
  /** Failed JSON-RPC method. */
  readonly method: string
  /** The sending wallet's address. */
  readonly wallet: string
  /** The called contract's address; undefined = contract creation. */
  readonly contract: string | undefined
  readonly network: EvmNetwork
  /** Gas limit; undefined = chosen by the wallet. */
  readonly gas?: bigint | undefined
}

/** Node messages about a used nonce. */
const NONCE_USED =
  /nonce (?:is )?too low|nonce (?:has )?already (?:been )?used|old nonce|nonce expired/i

/** Node messages about a gas price below the minimum. */
const UNDERPRICED =
  /underpriced|fee too low|gas price (?:is )?too low|max fee per gas|fee cap|transaction is outdated/i

/** Node messages about insufficient gas that core does not classify. */
const OUT_OF_GAS = /\bout ?of ?gas\b|gas limit (?:is )?(?:reached|exceeded)|gas limit cap/i

/** Chain ids in viem's message about a wallet on another chain. */
const CHAIN_IDS = /chain of the wallet \(id: (\d+)\).*target chain .*\(id: (\d+)/

/**
 * Converts a wallet or node error to the error for a transaction that was not sent.
 *
 * - CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN: the contract refuses the call.
 * - TRANSACTION_REJECTED: the user declines.
 * - FUNDS_TOO_LOW, NONCE_TOO_LOW, TRANSACTION_UNDERPRICED, GAS_EXHAUSTED: the chain refuses it.
 * - CHAIN_MISMATCH: the wallet is on another chain.
 * - PROVIDER_NOT_AVAILABLE, ABI_VALUE_OUT_OF_RANGE and the like: it fails before it is sent.
 * - NODE_NOT_AVAILABLE and the like: the request to the node fails.
 * - PROVIDER_ERROR: anything else.
 */
export function walletFailure(error: unknown, context: SendingContext): MintlineError {
  if (isMintlineError(error) && !isNodeError(error)) return error
  const said = innermost(error)
  return (
    contractFailure(error, context.contract) ??
    libraryFailure(error) ??
    chainFailure(said, error, context) ??
    rejection(said, error) ??
    (isNodeError(error) ? error : undefined) ??
    asProviderError(said, {
      method: context.method,
      provider: 'eip1193',
      signer: context.wallet,
      chainId: context.network.chainId,
    })
  )
}

/** Returns true if a node refuses a transaction because its nonce is used. */
export function isNonceUsed(error: unknown): boolean {
  return walkWalletError(innermost(error)).messages.some((text) => NONCE_USED.test(text))
}

/** Returns the error for a refusal by the chain, which wallets and nodes report alike. */
function chainFailure(
  said: unknown,
  cause: unknown,
  { wallet, network, gas }: SendingContext,
): MintlineError | undefined {
  const { messages } = walkWalletError(said)
  const isSaid = (words: RegExp) => messages.some((text) => words.test(text))
  if (isNonceUsed(said)) return new EvmClientError('NONCE_TOO_LOW', { wallet }, { cause })
  if (isSaid(OUT_OF_GAS)) return new CoreError('GAS_EXHAUSTED', { gas }, { cause })
  const ids = messages.map((text) => CHAIN_IDS.exec(text)).find((found) => found !== null)
  if (ids) {
    const [current, required] = [Number(ids[1]), Number(ids[2])]
    return new CoreError('CHAIN_MISMATCH', { current, required }, { cause })
  }
  const { kind, reason } = classifyWalletError(said)
  if (kind !== 'warning') return undefined
  if (reason === 'funds') {
    const coin = network.nativeCurrency
    return new CoreError('FUNDS_TOO_LOW', { wallet, coin }, { cause })
  }
  if (reason !== 'gas') return undefined
  return isSaid(UNDERPRICED)
    ? new EvmClientError('TRANSACTION_UNDERPRICED', { wallet }, { cause })
    : new CoreError('GAS_EXHAUSTED', { gas }, { cause })
}

function rejection(said: unknown, cause: unknown): MintlineError | undefined {
  if (classifyWalletError(said).kind !== 'cancelled') return undefined
  return new CoreError('TRANSACTION_REJECTED', {}, { cause })
}

/** Returns the innermost error, without viem's wrappers, whose messages list every possible cause. */
export function innermost(error: unknown): unknown {
  let said = error
  while ((said instanceof BaseError || isNodeError(said)) && said.cause !== undefined) {
    said = said.cause
  }
  return said instanceof BaseError ? nodeFailure(said) : said
}
