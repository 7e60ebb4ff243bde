import { mintPageUrl } from '@mintline/core'
import { type CollectionInfo, fetchMerkleProof } from '@mintline/solana'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { proofsAddressError } from '#entities/terms/lib/proofsAddressError.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { MerkleWorker } from '../model/merkleWorker.ts'

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
  const { identity } = useCluster()
  const addressError = proofsAddressError(baseUri, identity)
  const isRight = baseUri !== '' && addressError === undefined
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
        error={addressError}
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

interface MintPageLinkProps {
  /** The deployment's address. */
  collection: string
  /** The published proofs' address. */
  proofs: string
}

/** Link to a mint page that reads published proofs. */
function MintPageLink({ collection, proofs }: MintPageLinkProps) {
  const { cluster } = useCluster()
  const url = mintPageUrl({ collection, cluster: cluster.id, proofs }, document.baseURI)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <TextLink href={url}>Mint page that reads these proofs</TextLink>
      <CopyButton text={url} label="Copy link to the mint page" />
    </p>
  )
}

interface OnlineProofResultProps {
  /** Undefined = not checked yet. */
  result: OnlineProof | undefined
  error: unknown
}

/** The result of checking proofs at an address, as a mint page would read them. */
function OnlineProofResult({ result, error }: OnlineProofResultProps) {
  if (error) return <ErrorCallout title="The proof could not be read" error={error} />
  switch (result) {
    case undefined:
      return null
    case 'right':
      return (
        <Callout kind="success" announced title="The first wallet's proof is there">
          It leads to the root of this list.
        </Callout>
      )
    case 'ofAnotherList':
      return (
        <Callout kind="error" title="The proofs there are of another list">
          The first wallet's proof does not lead to this root. Upload the files of this list.
        </Callout>
      )
    case 'missing':
      return (
        <Callout kind="error" title="The first wallet's proof is not there">
          There is no such file at this URL. Upload all files of this list.
        </Callout>
      )
  }
}

/** The result of checking a wallet's published proof. */
type OnlineProof =
  | 'right'
  /** It exists, and leads to another root. */
  | 'ofAnotherList'
  | 'missing'

/** Reads the first wallet's published proof, as a mint would, and checks it. */
function useOnlineProof(worker: MerkleWorker) {
  return useMutation({
    mutationFn: async (baseUri: string): Promise<OnlineProof> => {
      const first = await worker.proof(0)
      if (!first) throw new Error('The list has no wallets.')
      const document = await fetchMerkleProof({ baseUri, wallet: first.claimant })
      if (!document) return 'missing'
      return (await worker.check(document)) ? 'right' : 'ofAnotherList'
    },
  })
}
