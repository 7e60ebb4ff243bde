import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { proofsAddressError } from '#entities/terms/lib/proofsAddressError.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { type OnlineList, readBackList } from '../model/useStoredList.ts'

interface ProofsAddressProps {
  worker: MerkleWorker
  /** Has the phase read the list at an address; undefined = the wallet may not. */
  onUse: ((address: string) => void) | undefined
}

/** The published files' URL, with a check before the phase uses it. */
export function ProofsAddress({ worker, onUse }: ProofsAddressProps) {
  const [address, setAddress] = useState('')
  const check = useOnlineList(worker)
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
      {isRight && check.data === 'right' && onUse && (
        <Button variant="primary" className="self-start" onClick={() => onUse(baseUri)}>
          Use this address
        </Button>
      )}
    </form>
  )
}

interface OnlineProofResultProps {
  /** Undefined = not checked yet. */
  result: OnlineList | undefined
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

/** Checks the list at an address. */
function useOnlineList(worker: MerkleWorker) {
  return useMutation({ mutationFn: (baseUri: string) => readBackList(worker, baseUri) })
}
