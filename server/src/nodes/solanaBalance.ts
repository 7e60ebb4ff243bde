import {
  askNodeOnce,
  callNode,
  fallbackFetch,
  fieldOf,
  isMintlineError,
  nodeError,
} from '@mintline/core'
import {
  type CurrencyParts,
  formatCurrencyId,
  isNativeCurrencyId,
} from '@mintline/core/identifiers'
import { nativeCurrencyOf } from '@mintline/core/networks'
import type { CurrencyBalance } from './currencyBalance.ts'

/** Balance of a wallet on Solana or Eclipse, over all its token accounts; undefined when the currency is no mint. */
export async function solanaBalance(
  urls: readonly [string, ...string[]],
  currency: CurrencyParts,
  owner: string,
): Promise<CurrencyBalance | undefined> {
  const node = { url: urls[0], fetch: fallbackFetch(urls) }
  const ask = async (method: string, ...params: readonly unknown[]) =>
    fieldOf(await askNodeOnce(method, () => callNode(node, method, params)), 'value')
  if (isNativeCurrencyId(formatCurrencyId(currency))) {
    const lamports = await ask('getBalance', owner)
    // JSON numbers beyond are no longer exact.
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
    return { amount: sumOf(accounts), decimals: Number(fieldOf(supply, 'decimals')) }
  } catch (error) {
    // Nodes refuse to look for tokens of what is no mint.
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}

function sumOf(accounts: unknown): bigint {
  const path = ['account', 'data', 'parsed', 'info', 'tokenAmount', 'amount']
  const amounts = (Array.isArray(accounts) ? accounts : []).map((account: unknown) =>
    BigInt(String(path.reduce(fieldOf, account))),
  )
  return amounts.reduce((total, amount) => total + amount, 0n)
}
