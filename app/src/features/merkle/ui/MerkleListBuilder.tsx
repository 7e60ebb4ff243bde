import type { CollectionInfo } from '@mintline/solana'
import { Network } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CurrencyKey, currenciesOf } from '#entities/currency/amounts.ts'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import { MerkleWorkbench } from '../MerkleWorkbench.tsx'

interface MerkleListBuilderProps {
  collection: CollectionInfo
  /** File taken from an allowlist; initially open and in view. */
  start?: ListSource | undefined
  /** Initial currency: a token's mint; '' = the network's coin, which is the default. */
  priceToken?: string | undefined
  /** Controls for the root of a list in a currency. */
  forRoot: (tree: MerkleSummary, priceToken: string) => ReactNode
}

/** Builds a merkle list for a phase that does not exist yet. */
export function MerkleListBuilder(props: MerkleListBuilderProps) {
  const { collection, start, priceToken: first = '', forRoot } = props
  const [priceToken, setPriceToken] = useState(first)
  const [isOpen, setIsOpen] = useState(start !== undefined)
  const place = useRef<HTMLDivElement>(null)
  const isCarried = start !== undefined
  useEffect(() => {
    if (isCarried) place.current?.focus()
  }, [isCarried])
  return (
    <div ref={place} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-6 outline-none">
      <Card
        title="Make a merkle list"
        description="For a phase of the type merkle list: one root on chain, however many wallets."
        actions={
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Network aria-hidden="true" />
            {isOpen ? 'Close' : 'Start from a file'}
          </Button>
        }
      >
        <p className="text-muted">
          A list of any size costs only the rent of its root. In return, each wallet needs a
          published proof file to mint.
        </p>
      </Card>
      {isOpen && (
        <>
          <CurrencyField collection={collection} value={priceToken} onValueChange={setPriceToken} />
          <MerkleWorkbench
            start={start && priceToken !== first ? withoutPrice(start) : start}
            collection={collection}
            phase={undefined}
            priceToken={priceToken}
            forRoot={(tree) => forRoot(tree, priceToken)}
          />
        </>
      )}
    </div>
  )
}

/** A price entered in one currency says nothing about another. */
function withoutPrice(list: ListSource): ListSource {
  return { ...list, choice: { ...list.choice, defaultPrice: undefined } }
}

/** Options need a value. */
const COIN = 'coin'

interface CurrencyFieldProps {
  collection: CollectionInfo
  /** A token's mint; '' = the network's coin. */
  value: string
  onValueChange: (priceToken: string) => void
}

/** Chooses the list's currency, among those of the collection's phases. */
function CurrencyField({ collection, value, onValueChange }: CurrencyFieldProps) {
  const currencies = [...new Set<CurrencyKey>([undefined, ...currenciesOf(collection.phases)])]
  const currencyOf = useCurrencies(currencies)
  if (currencies.length === 1) return null
  return (
    <div className="max-w-sm">
      <SelectField
        label="Prices of the list"
        hint="For another token, build the list in its phase's settings."
        value={value || COIN}
        onValueChange={(chosen) => onValueChange(chosen === COIN ? '' : chosen)}
        options={currencies.map((mint) => ({
          value: mint ?? COIN,
          label: currencyOf(mint)?.symbol ?? shortAddress(mint ?? ''),
          ...(mint !== undefined && { description: `Token ${shortAddress(mint)}` }),
        }))}
      />
    </div>
  )
}
