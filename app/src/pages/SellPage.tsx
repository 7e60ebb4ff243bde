import { useState } from 'react'
import { useOtherNetworks } from '#entities/cluster/model/otherNetworkContext.ts'
import { OtherSellForm, SellForm, StartOverButton } from '#features/deploy'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Page on which a creator puts a picture on sale. */
export function SellPage() {
  const { chosen } = useOtherNetworks()
  const [formNumber, setFormNumber] = useState(1)
  return (
    <>
      <PageTitle>Sell this picture</PageTitle>
      <PageHeader
        title="Sell this picture"
        description="Choose it, set a price, share a link. The money goes straight to your wallet."
        actions={<StartOverButton onStartOver={() => setFormNumber((before) => before + 1)} />}
      />
      {/* A new form starts without touched fields, and so without errors. */}
      {chosen ? (
        <OtherSellForm key={`${chosen.network.slug} ${formNumber}`} />
      ) : (
        <SellForm key={formNumber} />
      )}
    </>
  )
}
