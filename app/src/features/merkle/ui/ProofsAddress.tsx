import type { CollectionInfo } from '@mintline/solana'
import { type FormEvent, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { isProofsAddress } from '../lib/proofsAddress.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { useOnlineProof } from '../model/useOnlineProof.ts'
import { MintPageLink } from './MintPageLink.tsx'
import { OnlineProofResult } from './OnlineProofResult.tsx'

interface ProofsAddressProps {
  worker: MerkleWorker
  /** Undefined = not deployed yet. */
  collection: CollectionInfo | undefined
}

/** The published files' URL, with a check and the mint page that reads them. */
export function ProofsAddress({ worker, collection }: ProofsAddressProps) {
  const [address, setAddress] = useState('')
  const check = useOnlineProof(worker)
  const baseUri = address.trim()
  const isRight = isProofsAddress(baseUri)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !check.isPending) check.mutate(baseUri)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border-t pt-5">
      <TextField
        label="URL of the folder, once it is online"
        optional
        hint="Upload the files unchanged to any https host that allows access from other pages (CORS), or to IPFS. A wallet's proof is read from {URL}/{wallet}.json."
        placeholder="https://example.com/proofs"
        inputMode="url"
        spellCheck={false}
        autoCapitalize="off"
        value={address}
        error={
          baseUri === '' || isRight
            ? undefined
            : 'Enter a URL that begins with https:// or ipfs://.'
        }
        onChange={({ target }) => {
          setAddress(target.value)
          check.reset()
        }}
        trailing={
          <Button type="submit" busy={check.isPending} disabled={!isRight}>
            Check
          </Button>
        }
      />
      <OnlineProofResult result={check.data} error={check.error} />
      {isRight && collection && <MintPageLink collection={collection.editions} proofs={baseUri} />}
    </form>
  )
}
