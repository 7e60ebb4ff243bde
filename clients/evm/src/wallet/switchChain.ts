import { CoreError } from '@mintline/core/errors'
import type { EvmNetwork } from '@mintline/core/networks'
import {
  asProviderError,
  classifyWalletError,
  type Eip1193Provider,
  walkWalletError,
} from '@mintline/core/signing'
import { numberToHex } from 'viem'

/** EIP-3085 and EIP-3326: the wallet does not know the chain. */
const UNKNOWN_CHAIN = 4902

/** Matches the messages of wallets that send no such code. */
const UNKNOWN_CHAIN_TEXT =
  /unrecognized chain|unknown chain|wallet_addEthereumChain|add(?:ing)? the chain/i

/**
 * Asks a wallet to switch to a network, and to add it first if it is unknown.
 *
 * @param explorer The network explorer's URL; undefined = none.
 * @throws WALLET_REQUEST_CANCELLED if the user declines.
 * @throws PROVIDER_ERROR if the wallet fails.
 */
export async function switchChain(
  provider: Eip1193Provider,
  network: EvmNetwork,
  explorer?: string,
): Promise<void> {
  const chainId = numberToHex(network.chainId)
  const method = 'wallet_switchEthereumChain'
  try {
    await provider.request({ method, params: [{ chainId }] })
  } catch (error) {
    if (!isUnknownChain(error)) throw switchFailure(error, method)
    await add(provider, network, explorer)
  }
}

/** Adds a chain; wallets also switch to it. */
async function add(
  provider: Eip1193Provider,
  { chainId, name, nativeCurrency, rpc }: EvmNetwork,
  explorer: string | undefined,
): Promise<void> {
  const method = 'wallet_addEthereumChain'
  const chain = {
    chainId: numberToHex(chainId),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpc,
    ...(explorer !== undefined && { blockExplorerUrls: [explorer] }),
  }
  try {
    await provider.request({ method, params: [chain] })
  } catch (error) {
    throw switchFailure(error, method)
  }
}

function isUnknownChain(error: unknown): boolean {
  const { codes, messages } = walkWalletError(error)
  return codes.includes(UNKNOWN_CHAIN) || messages.some((text) => UNKNOWN_CHAIN_TEXT.test(text))
}

function switchFailure(cause: unknown, method: string): Error {
  if (classifyWalletError(cause).kind === 'cancelled') {
    return new CoreError('WALLET_REQUEST_CANCELLED', {}, { cause })
  }
  return asProviderError(cause, { method, provider: 'eip1193' })
}
