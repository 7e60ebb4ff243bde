import { compareListCosts, LIST_LIMITS, type ListCosts, LONG_LIST } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useRent } from '#entities/cluster/model/useRent.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { entriesText } from '../lib/runTexts.ts'

interface MerkleProposalProps {
  /** Rows that are invalid only because entries on chain are small. */
  rowsAboveCaps: number
  /** Entries that the file would add; undefined while they are not known. */
  added: number | undefined
  /** The list's currency. */
  priceCurrency: Currency
  /** Uses the file for a merkle list. */
  onMerkle: () => void
}

/** Suggests a merkle list if it holds more, or costs less, than entries on chain. */
export function MerkleProposal({
  rowsAboveCaps,
  added = 0,
  priceCurrency,
  onMerkle,
}: MerkleProposalProps) {
  const { currency } = useCluster().identity
  const rentOf = useRent()
  const action = (
    <Button size="sm" onClick={onMerkle}>
      Make a merkle list from this file
    </Button>
  )
  if (rowsAboveCaps > 0) {
    const { maxPrice, maxAmount } = LIST_LIMITS.allowList
    const rows = countText(rowsAboveCaps, 'row asks', 'rows ask')
    return (
      <Callout kind="warn" title={`${rows} for more than an entry holds`} actions={action}>
        An entry on chain holds a price of up to {amountText(maxPrice, priceCurrency)} and up to{' '}
        {`${maxAmount}`} items. A merkle list holds any price and any amount.
      </Callout>
    )
  }
  if (added < LONG_LIST || !rentOf) return null
  const { allowList, merkleTree } = compareListCosts({ added, changed: 0, rentOf })
  return (
    <Callout title="A merkle list would cost less" actions={action}>
      {entriesText(added)} cost {amountText(totalOf(allowList), currency)} to write, of which{' '}
      {amountText(allowList.rent, currency)} of rent come back once they are removed. The root of a
      merkle list costs {amountText(totalOf(merkleTree), currency)}. With it, each wallet mints with
      a proof file that you publish.
    </Callout>
  )
}

function totalOf({ rent, fees }: ListCosts): bigint {
  return rent + fees
}
