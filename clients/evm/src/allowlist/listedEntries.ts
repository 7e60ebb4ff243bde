import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { type Address, isAddress, maxUint256, parseUnits, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import * as erc20 from '../contract/erc20.ts'
import { contractDecimals, isNativeToken } from '../contract/nativeCoin.ts'
import type { AllowlistEntry } from './allowlistProof.ts'
import type { ProofOptions } from './proofSource.ts'

/** Decimal number with an optional fraction and exponent: JSON has small numbers as `1e-7`. */
const DECIMAL = /^(\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,3}))?$/i

const UNLIMITED = 'unlimited'

/** A decimal amount in coins or items, or `unlimited`, which is also how thirdweb's SDK reads an empty one. */
const Quantity = z
  .pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((given) => `${given ?? ''}`.trim() || UNLIMITED),
  )
  .check(z.refine((text) => text === UNLIMITED || DECIMAL.test(text)))

/** A wrong checksum is accepted: it does not change the address. */
const ListedAddress = z.pipe(
  z.string().check(z.refine((text) => isAddress(text, { strict: false }))),
  z.transform(evmAddress),
)

/** A wallet with its terms. */
const ListedEntry = z.object({
  address: ListedAddress,
  maxClaimable: Quantity,
  price: Quantity,
  currencyAddress: z.nullish(z.union([ListedAddress, z.literal('')])),
})

type Listed = z.infer<typeof ListedEntry>

/** A list entry, or the field that makes it unreadable. */
export type EntryRead =
  | { readonly entry: AllowlistEntry; readonly field?: undefined }
  | { readonly entry?: undefined; readonly field: string }

/** Entries as thirdweb publishes them. */
interface ListedEntries {
  /** Untrusted. */
  readonly entries: readonly unknown[]
  /** Item decimals. */
  readonly tokenDecimals: number
}

/** Returns a wallet's position in an untrusted list; -1 = not listed. */
export function positionOf(wallet: EvmAddress, entries: readonly unknown[]): number {
  return entries.findIndex((entry) => {
    const address = typeof entry === 'object' && entry && 'address' in entry && entry.address
    return typeof address === 'string' && address.toLowerCase() === wallet
  })
}

/**
 * Reads entries, each by itself, so that an invalid one does not affect other wallets.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function readEntries(
  connection: EvmConnection,
  { entries, tokenDecimals }: ListedEntries,
  options: ProofOptions,
): Promise<EntryRead[]> {
  const parsed = entries.map((entry) => ListedEntry.safeParse(entry))
  const currencies = parsed.flatMap(({ data }) => (data ? [currencyOf(data)] : []))
  const decimalsOf = await fetchDecimals(connection, currencies, options)
  return parsed.map(({ data, error }) => {
    if (!data) return { field: error?.issues[0]?.path.join('.') ?? '' }
    const currency = currencyOf(data)
    const quantityLimitPerWallet = unitsOf(data.maxClaimable, tokenDecimals)
    const pricePerToken = unitsOf(data.price, decimalsOf(currency))
    if (quantityLimitPerWallet === undefined) return { field: 'maxClaimable' }
    if (pricePerToken === undefined) return { field: 'price' }
    return { entry: { wallet: data.address, quantityLimitPerWallet, pricePerToken, currency } }
  })
}

function currencyOf({ currencyAddress }: Listed): Address {
  return (currencyAddress || zeroAddress) as Address
}

/** Fetches the decimals for price currencies. */
async function fetchDecimals(
  connection: EvmConnection,
  currencies: readonly Address[],
  options: ProofOptions,
): Promise<(currency: Address) => number> {
  const network = await fetchNetwork(connection, options)
  const tokens = [...new Set(currencies)].filter((currency) => !isNative(currency))
  const { decimals } = await readContracts(
    connection.client,
    {
      decimals: Object.fromEntries(
        tokens.map((token) => [token, contractRead(token, erc20.decimals)]),
      ),
    },
    options,
  )
  return (currency) => (isNative(currency) ? contractDecimals(network) : (decimals[currency] ?? 18))
}

function isNative(currency: Address): boolean {
  return currency === zeroAddress || isNativeToken(currency)
}

/** Converts an amount to base units; undefined = no uint256 can hold it. */
function unitsOf(quantity: string, decimals: number): bigint | undefined {
  const [, digits = '', exponent = '0'] = DECIMAL.exec(quantity) ?? []
  if (digits === '') return maxUint256
  const places = decimals + Number(exponent)
  const units = places < 0 ? undefined : parseUnits(digits, places)
  return units !== undefined && units <= maxUint256 ? units : undefined
}
