import { currencyAsset } from '../assets/currencyAsset.ts'
import { itemFieldsOf } from '../ids/itemFields.ts'
import { accountOf, collectionIdOf } from '../ids/texts.ts'
import { type ActivityRow, commonFields, dataField, transactionFields } from './activityRow.ts'

/** An activity that changes who holds an item. */
export type ItemActivityModel = NonNullable<ReturnType<typeof itemActivity>>

/** Converts a row to an activity; undefined if it is not a mint, transfer or burn. */
export function itemActivity(row: ActivityRow) {
  const from = row.from_account ? accountOf(row.from_account) : ''
  const to = row.to_account ? accountOf(row.to_account) : ''
  switch (row.type) {
    case 'MINT':
      return { '@type': 'MINT' as const, owner: to, ...fields(row), ...mintPrice(row) }
    case 'BURN':
      return { '@type': 'BURN' as const, owner: from, ...fields(row) }
    case 'TRANSFER':
      return {
        '@type': 'TRANSFER' as const,
        from,
        owner: to,
        ...fields(row),
        purchase: dataField(row, 'purchase') === true,
      }
    default:
      return undefined
  }
}

function fields(row: ActivityRow) {
  return {
    ...commonFields(row),
    ...(row.item ? namesOf(row.item) : {}),
    collection: collectionIdOf(row.collection),
    value: String(row.value ?? 1),
    ...transactionFields(row),
  }
}

function namesOf(item: Buffer) {
  const { contract, tokenId, itemId } = itemFieldsOf(item)
  return { contract, tokenId, itemId }
}

function mintPrice({ currency, price, total, price_usd }: ActivityRow) {
  if (currency === null || price === null || total === null) return {}
  return {
    mintPrice: String(price),
    mintPayment: { type: currencyAsset(currency), value: total },
    mintPriceUsd: price_usd === null ? undefined : String(price_usd),
  }
}
