import { compareListCosts, LIST_LIMITS, type ListCosts, LONG_LIST } from '@mintline/solana'
import { useEffect, useEffectEvent } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useRent } from '#entities/cluster/model/useRent.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { entriesText } from '../lib/runTexts.ts'

interface ListPlaceProps {
  /** Rows that are invalid only because entries on chain are small. */
  rowsAboveCaps: number
  /** Entries that the file would add; undefined while they are not known. */
  added: number | undefined
  /** The list's currency. */
  priceCurrency: Currency
  /** True if the person has chosen the chain for this file. */
  isChosen: boolean
  /** Keeps the list in files instead. */
  onHosted: () => void
}

/**
 * Says what a list costs on chain, and offers files instead, which also hold what entries cannot. Long lists go to files
 * by themselves, unless the person has chosen otherwise.
 */
export function ListPlace({ isChosen, onHosted, ...list }: ListPlaceProps) {
  const { rowsAboveCaps, added = 0, priceCurrency } = list
  const { currency } = useCluster().identity
  const rentOf = useRent()
  const isLong = added >= LONG_LIST
  const move = useEffectEvent(onHosted)
  useEffect(() => {
    if (isLong && !isChosen) move()
  }, [isLong, isChosen])
  const action = (
    <Button size="sm" onClick={onHosted}>
      Keep it in files instead
    </Button>
  )
  if (rowsAboveCaps > 0) {
    const { maxPrice, maxAmount } = LIST_LIMITS.allowList
    const rows = countText(rowsAboveCaps, 'row asks', 'rows ask')
    return (
      <Callout kind="warn" title={`${rows} for more than an entry holds`} actions={action}>
        An entry on chain holds a price of up to {amountText(maxPrice, priceCurrency)} and up to{' '}
        {`${maxAmount}`} items. A list in files holds any price and any amount.
      </Callout>
    )
  }
  if (added === 0 || !rentOf) return null
  const { allowList, merkleTree } = compareListCosts({ added, changed: 0, rentOf })
  return (
    <Callout title="This list is kept on chain" actions={action}>
      {entriesText(added)} cost {amountText(totalOf(allowList), currency)} to write, of which{' '}
      {amountText(allowList.rent, currency)} of rent come back once they are removed. In files it
      costs {amountText(totalOf(merkleTree), currency)}, for any number of wallets.
    </Callout>
  )
}

function totalOf({ rent, fees }: ListCosts): bigint {
  return rent + fees
}
