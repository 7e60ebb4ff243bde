import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { StorageKind } from './lib/artwork.ts'
import { MAX_ON_CHAIN_BYTES } from './lib/artworkOnChain.ts'
import type { StorageAccess } from './lib/storageAccess.ts'

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

interface StorageFieldsProps {
  /** Offered storages, best first. */
  storages: readonly StorageKind[]
  storage: StorageKind
  onStorageChange: (storage: StorageKind) => void
  access: StorageAccess
  onAccessChange: (change: Partial<StorageAccess>) => void
  /** Returns the error to show at a field. */
  errorAt: (path: 'storage' | 'pinataToken' | 'kuboUrl') => string | undefined
}

/** Fields for the place of files, with the access that its storage needs. */
export function StorageFields(props: StorageFieldsProps) {
  const { storages, storage, onStorageChange, errorAt } = props
  return (
    <>
      <FieldAnchor path="storage">
        <RadioGroupField
          label="Place"
          value={storage}
          onValueChange={onStorageChange}
          columns={2}
          options={storages.map((value) => ({ value, ...OPTIONS[value] }))}
          error={errorAt('storage')}
        />
      </FieldAnchor>
      {storage === 'pinata' && <PinataFields {...props} />}
      {storage === 'kubo' && <KuboFields {...props} />}
    </>
  )
}

const NOT_KEPT = 'Used by this page alone, and forgotten when you leave it.'

function PinataFields({ access, onAccessChange, errorAt }: StorageFieldsProps) {
  return (
    <FieldAnchor path="pinataToken">
      <TextField
        label="Token of Pinata"
        type="password"
        hint={`The JWT of an API key that may write and read files. ${NOT_KEPT}`}
        value={access.pinataToken}
        onChange={({ target }) => onAccessChange({ pinataToken: target.value })}
        error={errorAt('pinataToken')}
      />
    </FieldAnchor>
  )
}

function KuboFields({ access, onAccessChange, errorAt }: StorageFieldsProps) {
  return (
    <>
      <FieldAnchor path="kuboUrl">
        <TextField
          label="URL of the node"
          inputMode="url"
          hint={`Its RPC has to let pages from ${window.location.origin} call it: set API.HTTPHeaders.Access-Control-Allow-Origin.`}
          value={access.kuboUrl}
          onChange={({ target }) => onAccessChange({ kuboUrl: target.value })}
          error={errorAt('kuboUrl')}
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
        onChange={({ target }) => onAccessChange({ kuboAuthorization: target.value })}
      />
    </>
  )
}
