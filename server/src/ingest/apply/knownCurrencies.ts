import { parseCurrencyId } from '@mintline/core/identifiers'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { currencyKey } from '../../database/keys/index.ts'
import type { Writing } from './writing.ts'

/** A currency whose amounts can be written in whole units. */
export interface KnownCurrency {
  readonly key: Buffer
  /** Decimal places: one whole unit is 10^decimals base units. */
  readonly decimals: number
}

/** A payment's token, or its chain's coin if undefined. */
export interface Payment {
  readonly blockchain: Blockchain
  readonly token: string | undefined
}

/** Looks up a currency; undefined = the token is unknown. */
export type CurrencyLookUp = (
  blockchain: Blockchain,
  token: string | undefined,
) => KnownCurrency | undefined

/** Looks up the currencies of payments: coins, and tokens stored in the table. */
export async function knownCurrencies(
  { transaction }: Pick<Writing, 'transaction'>,
  payments: readonly Payment[],
): Promise<CurrencyLookUp> {
  const tokens = payments.flatMap(({ blockchain, token }) =>
    token === undefined ? [] : currencyKey({ blockchain, address: token }),
  )
  const rows =
    tokens.length === 0
      ? []
      : await transaction
          .selectFrom('currencies')
          .select(['id', 'decimals'])
          .where('id', 'in', tokens)
          .execute()
  const decimalsByKey = new Map(rows.map(({ id, decimals }) => [id.toString('hex'), decimals]))
  return (blockchain, token) => {
    if (token === undefined) {
      const key = currencyKey(parseCurrencyId(`${blockchain}:native`))
      return { key, decimals: nativeCurrencyOf(blockchain).decimals }
    }
    const key = currencyKey({ blockchain, address: token })
    const decimals = decimalsByKey.get(key.toString('hex'))
    return decimals === undefined ? undefined : { key, decimals }
  }
}
