import { formatUnits } from '@mintline/core'
import { formatCurrencyId } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { ApiError } from '../../http/apiError.ts'
import { found } from '../../http/found.ts'
import { balanceOf } from '../../nodes/balanceOf.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'

export const getBalance: Handler<typeof calls.getBalance> = async (
  { currencyId: currency, owner },
  { nodes },
) => {
  const { blockchain } = currency
  const { group, address } = owner
  if (layerOneOf(blockchain) !== group) {
    const message = `owner is an address of ${group}, and currencyId is of ${blockchain}`
    throw new ApiError('badRequest', message)
  }
  const currencyId = formatCurrencyId(currency)
  const balance = found(await balanceOf(nodes, currency, address), 'currency', currencyId)
  const { amount, decimals } = balance
  return {
    currencyId,
    owner: `${group}:${address}`,
    balance: String(amount),
    decimal: formatUnits(amount, decimals),
  }
}
