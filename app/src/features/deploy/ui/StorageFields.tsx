import { MAX_ON_CHAIN_BYTES, rentOfAddress } from '#entities/artwork/lib/artworkOnChain.ts'
import { StorageFields as PlaceFields } from '#entities/artwork/StorageFields.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useRent } from '#entities/cluster/model/useRent.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import type { SaleFormState } from '../model/useDeployForm.ts'

/** Storage fields for a picture and its texts. */
export function StorageFields({ form }: { form: SaleFormState }) {
  const { update, artwork, errorsAt } = form
  const { storages, storage, access, updateAccess } = artwork
  return (
    <Card
      title="Where it is kept"
      description="Nothing is sent before you press Deploy. Everybody can see what is stored."
    >
      <div className="flex flex-col gap-5">
        <PlaceFields
          storages={storages}
          storage={storage}
          onStorageChange={(next) => update({ storage: next })}
          access={access}
          onAccessChange={updateAccess}
          errorAt={(path) => errorsAt(path)['']}
        />
        {storage === 'chain' && <OnChainCost form={form} />}
      </div>
    </Card>
  )
}

function OnChainCost({ form: { artwork } }: { form: SaleFormState }) {
  const { identity } = useCluster()
  const rentOf = useRent()
  const { onChain } = artwork
  if (onChain?.uri === undefined || !rentOf) return null
  const { ofCollection, ofItem } = rentOfAddress(onChain.bytes, rentOf)
  const text = (lamports: bigint) => amountText(lamports, identity.currency)
  return (
    <p className="text-muted">
      It takes {onChain.bytes} of {MAX_ON_CHAIN_BYTES} bytes: {text(ofCollection)} of rent for the
      collection, and {text(ofItem)} for each item, which its collector pays.
    </p>
  )
}
