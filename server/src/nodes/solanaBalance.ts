import { fieldOf, isMintlineError, nodeError } from '@mintline/core'
import {
  type CurrencyParts,
  formatCurrencyId,
  isNativeCurrencyId,
} from '@mintline/core/identifiers'
import { nativeCurrencyOf } from '@mintline/core/networks'
import { askNode } from './askNode.ts'
import type { AskedNode } from './nodeUrls.ts'

/** A whole 64-bit number. */
const AMOUNT = /^\d{1,20}$/

/** A wallet's balance in a currency. */
export interface CurrencyBalance {
  /** Base units. */
  readonly amount: bigint
  /** Decimal places: one whole unit is 10^decimals base units. */
  readonly decimals: number
}

const MOST_DECIMALS = 255n

/**
 * Fetches a wallet's balance on Solana or Eclipse, over all its token accounts; undefined if the currency is not a
 * mint.
 */
export async function solanaBalance(
  node: AskedNode,
  currency: CurrencyParts,
  owner: string,
): Promise<CurrencyBalance | undefined> {
  const ask = async (method: string, ...params: readonly unknown[]) =>
    fieldOf(await askNode(node, method, params), 'value')
  if (isNativeCurrencyId(formatCurrencyId(currency))) {
    const lamports = await ask('getBalance', owner)
    // Larger JSON numbers are no longer exact.
    if (!Number.isSafeInteger(lamports)) {
      throw nodeError('getBalance', new Error('its answer is no exact number'))
    }
    const { decimals } = nativeCurrencyOf(currency.blockchain)
    return { amount: BigInt(lamports as number), decimals }
  }
  const mint = currency.address
  try {
    const [supply, accounts] = await Promise.all([
      ask('getTokenSupply', mint),
      ask('getTokenAccountsByOwner', owner, { mint }, { encoding: 'jsonParsed' }),
    ])
    const told = fieldOf(supply, 'decimals')
    const decimals = Number.isSafeInteger(told) ? decimalsOf(BigInt(told as number)) : undefined
    return decimals === undefined ? undefined : { amount: sumOf(accounts), decimals }
  } catch (error) {
    // Nodes refuse to look for tokens if the address is not a mint.
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}

function sumOf(accounts: unknown): bigint {
  const path = ['account', 'data', 'parsed', 'info', 'tokenAmount', 'amount']
  return (Array.isArray(accounts) ? accounts : []).reduce((total: bigint, account: unknown) => {
    const amount = path.reduce(fieldOf, account)
    if (typeof amount === 'string' && AMOUNT.test(amount)) return total + BigInt(amount)
    throw nodeError('getTokenAccountsByOwner', new Error('its answer has an amount that is none'))
  }, 0n)
}

/** Converts the decimals that a token contract reports; undefined if no token can have that many. */
export function decimalsOf(told: bigint): number | undefined {
  return told >= 0n && told <= MOST_DECIMALS ? Number(told) : undefined
}
