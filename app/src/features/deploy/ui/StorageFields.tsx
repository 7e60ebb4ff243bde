import type { StorageKind } from '#entities/artwork/lib/artwork.ts'
import { MAX_ON_CHAIN_BYTES, rentOfAddress } from '#entities/artwork/lib/artworkOnChain.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useRent } from '#entities/cluster/model/useRent.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'

const OPTIONS: Readonly<Record<StorageKind, { label: string; description: string }>> = {
  folder: {
    label: 'This computer',
    description: 'A folder that nobody else reaches: to try things out.',
  },
  pinata: {
    label: 'IPFS, with Pinata',
    description: 'A service that keeps it online. You need an account there.',
  },
  kubo: {
    label: 'IPFS, with a node of my own',
    description: 'A Kubo node, or a service that answers like one.',
  },
  chain: {
    label: 'On chain',
    description: `For tiny drawings: all of it has to fit into ${MAX_ON_CHAIN_BYTES} bytes.`,
  },
}

/** Storage fields for a picture and its texts. */
export function StorageFields({ form }: { form: DeployFormState }) {
  const { update, artwork, errorsAt } = form
  const { storages, storage } = artwork
  return (
    <Card
      title="Where it is kept"
      description="Nothing is sent before you press Deploy. Everybody can see what is stored."
    >
      <div className="flex flex-col gap-5">
        <FieldAnchor path="storage">
          <RadioGroupField
            label="Place"
            value={storage}
            onValueChange={(next) => update({ storage: next })}
            columns={2}
            options={storages.map((value) => ({ value, ...OPTIONS[value] }))}
            error={errorsAt('storage')['']}
          />
        </FieldAnchor>
        {storage === 'pinata' && <PinataFields form={form} />}
        {storage === 'kubo' && <KuboFields form={form} />}
        {storage === 'chain' && <OnChainCost form={form} />}
      </div>
    </Card>
  )
}

const NOT_KEPT = 'Used by this page alone, and forgotten when you leave it.'

function PinataFields({ form: { artwork, errorsAt } }: { form: DeployFormState }) {
  return (
    <FieldAnchor path="pinataToken">
      <TextField
        label="Token of Pinata"
        type="password"
        hint={`The JWT of an API key that may write and read files. ${NOT_KEPT}`}
        value={artwork.access.pinataToken}
        onChange={({ target }) => artwork.updateAccess({ pinataToken: target.value })}
        error={errorsAt('pinataToken')['']}
      />
    </FieldAnchor>
  )
}

function KuboFields({ form: { artwork, errorsAt } }: { form: DeployFormState }) {
  const { access, updateAccess } = artwork
  return (
    <>
      <FieldAnchor path="kuboUrl">
        <TextField
          label="URL of the node"
          inputMode="url"
          hint={`Its RPC has to let pages from ${window.location.origin} call it: set API.HTTPHeaders.Access-Control-Allow-Origin.`}
          value={access.kuboUrl}
          onChange={({ target }) => updateAccess({ kuboUrl: target.value })}
          error={errorsAt('kuboUrl')['']}
          spellCheck={false}
          autoCapitalize="off"
        />
      </FieldAnchor>
      <TextField
        label="Authorization"
        optional
        type="password"
        hint={`What the node wants in this header, such as Bearer and a token. ${NOT_KEPT}`}
        value={access.kuboAuthorization}
        onChange={({ target }) => updateAccess({ kuboAuthorization: target.value })}
      />
    </>
  )
}

function OnChainCost({ form: { artwork } }: { form: DeployFormState }) {
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
