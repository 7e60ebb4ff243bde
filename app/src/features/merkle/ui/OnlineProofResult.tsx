import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { OnlineProof } from '../model/useOnlineProof.ts'

interface OnlineProofResultProps {
  /** Undefined = not checked yet. */
  result: OnlineProof | undefined
  error: unknown
}

/** The result of checking proofs at an address, as a mint page would read them. */
export function OnlineProofResult({ result, error }: OnlineProofResultProps) {
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
