import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Sale, useStoredDrops } from '#entities/drop/lib/dropStore.ts'
import { useChain } from '#entities/drop/model/chainContext.ts'
import { SaleReview } from '#entities/drop/ui/SaleReview.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { discardDraft } from './lib/deployDraft.ts'
import { imageOf } from './lib/saleOf.ts'
import { useChainSale } from './model/useChainSale.ts'
import { SellView } from './ui/SellView.tsx'

/** Form that sells copies of a picture on a chain besides Solana and Eclipse. */
export function OtherSellForm() {
  const { other, chain, error, session } = useChain()
  const isUnfinished = useStoredDrops(other.network.slug).some(({ isDone }) => !isDone)
  const { form, saleAt } = useChainSale()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [sale, setSale] = useState<Sale>()
  const [isBegun, setIsBegun] = useState(false)
  const [contract, setContract] = useState<string>()
  // After a render without unsaved input, or the page would ask before it is left.
  useEffect(() => {
    if (contract === undefined || !chain) return
    void navigate({
      to: '/drops/$drop',
      params: { drop: chain.idOf(contract) },
      state: { isOnSale: true },
    })
  }, [contract, chain, navigate])

  const prepare = async (storedUri?: string) => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      const uri = storedUri ?? (await form.artwork.store())
      // The form explains why it was not stored.
      if (uri !== undefined) setSale(saleAt({ uri, imageUri: await imageOf(uri) }))
    } catch (failure) {
      setProblem(failure)
    } finally {
      setIsBusy(false)
    }
  }
  if (error) return <ErrorCallout title="This network could not be opened" error={error} />
  const blocked = session ? undefined : 'Connect a wallet, at the top of the page.'
  return (
    <div className="flex flex-col gap-6">
      {isUnfinished && !sale && (
        <Callout title="You have begun to sell another picture here">
          Continue it from <Link to="/">your drops</Link>, or start a new one below.
        </Callout>
      )}
      {problem !== undefined && <ErrorCallout title="Nothing was sent" error={problem} />}
      <SellView
        form={form}
        blocked={blocked}
        cost="You see the cost before you sign."
        isBusy={isBusy}
        isDone={contract !== undefined}
        onSell={prepare}
      />
      {sale && (
        <SaleReview
          title={`Sell ${sale.name}`}
          work={{ sale }}
          onBegun={() => {
            discardDraft()
            setIsBegun(true)
          }}
          onClose={() => {
            setSale(undefined)
            if (isBegun) void navigate({ to: '/' })
          }}
          onDone={setContract}
        />
      )}
    </div>
  )
}
