import { CoreReadError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import type { PriceCurrency } from '@mintline/core/mint'
import type { EvmNetwork } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import { type Address, type Hex, hexToString, zeroAddress } from 'viem'
import type { ReadConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import type { DropState } from '../contract/dropState.ts'
import * as erc20 from '../contract/erc20.ts'
import { contractDecimals, isNativeToken } from '../contract/nativeCoin.ts'

/** A claim's payment currency. */
export interface Currency extends PriceCurrency {
  /** ERC-20 token contract; undefined = the native coin. */
  readonly token: Address | undefined
  readonly symbol: string
  /** Token amount that the drop may already spend; undefined = no approval needed. */
  readonly allowance: bigint | undefined
  /** The wallet's token balance; undefined for the native coin or without a wallet. */
  readonly balance: bigint | undefined
}

/** A drop's currency, and the paying wallet. */
export interface CurrencyInput {
  readonly drop: Pick<DropState, 'address' | 'network'>
  /** Wallet whose balance and approval are read. Default: none. */
  readonly wallet?: string | undefined
  /** Currency address in the contract. */
  readonly address: Address
}

/**
 * Fetches a drop's currency, with one request for an ERC-20 token.
 *
 * @throws NO_CONTRACT_DATA if the token contract does not answer.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCurrency(
  connection: ReadConnection,
  { drop, wallet, address }: CurrencyInput,
  options: AskOptions = {},
): Promise<Currency> {
  const { network } = drop
  const id = currencyIdOf(address, network)
  if (isNativeToken(address)) {
    return {
      ...NATIVE,
      id,
      decimals: contractDecimals(network),
      symbol: network.nativeCurrency.symbol,
    }
  }
  const { token } = await readContracts(
    connection.client,
    { token: tokenReads({ token: address, wallet, spender: drop.address }) },
    options,
  )
  if (token.decimals === undefined)
    throw new CoreReadError('NO_CONTRACT_DATA', { contract: address })
  return {
    id,
    decimals: token.decimals,
    symbol: token.symbol ?? (textOf(token.shortSymbol) || address),
    token: address,
    allowance: token.allowance,
    balance: token.balance,
  }
}

/**
 * Fetches currencies by their addresses in a contract, each once, without a wallet.
 *
 * @throws What `fetchCurrency` throws.
 */
export async function fetchCurrencies(
  connection: ReadConnection,
  { drop, addresses }: Pick<CurrencyInput, 'drop'> & { readonly addresses: readonly Address[] },
  options: AskOptions = {},
): Promise<ReadonlyMap<Address, Currency>> {
  const fetchOne = async (address: Address) =>
    [address, await fetchCurrency(connection, { drop, address }, options)] as const
  return new Map(await Promise.all([...new Set(addresses)].map(fetchOne)))
}

/**
 * Returns a currency's union id in its normal form; the native coin has the zero address. Core's functions for all
 * chains would bloat pages.
 */
export function currencyIdOf(address: string, { blockchain }: EvmNetwork): string {
  return `${blockchain}:${isNativeToken(address) ? zeroAddress : evmAddress(address)}`
}

/** Decodes text padded with zeros; empty = none. */
function textOf(bytes: Hex = '0x'): string {
  return hexToString(bytes).replaceAll('\0', '')
}

const NATIVE = { token: undefined, allowance: undefined, balance: undefined }

interface TokenQuestion {
  readonly token: Address
  readonly wallet: string | undefined
  readonly spender: string
}

function tokenReads({ token, wallet, spender }: TokenQuestion) {
  return {
    decimals: contractRead(token, erc20.decimals),
    symbol: contractRead(token, erc20.symbol),
    shortSymbol: contractRead(token, erc20.shortSymbol),
    ...(wallet !== undefined && {
      balance: contractRead(token, erc20.balanceOf, [wallet]),
      allowance: contractRead(token, erc20.allowance, [wallet, spender]),
    }),
  }
}
