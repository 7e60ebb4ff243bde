import { isSolanaAddress } from '@mintline/core/identifiers'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'
import { useCheckedProof } from '../model/useCheckedProof.ts'
import { ProofDetails } from './ProofDetails.tsx'

interface SampleProofProps {
  worker: MerkleWorker
  tree: MerkleSummary
}

/** The wallet whose proof is shown. */
type Choice = { by: 'position'; position: number } | { by: 'address'; text: string }

/** Claim and proof for any wallet on the list, with a proof check. */
export function SampleProof({ worker, tree }: SampleProofProps) {
  const [choice, setChoice] = useState<Choice>({ by: 'position', position: 0 })
  const asked = choice.by === 'position' ? choice.position : choice.text.trim()
  const wallet = typeof asked === 'number' || isSolanaAddress(asked) ? asked : undefined
  const { data, error, refetch } = useCheckedProof(worker, tree.root, wallet)
  const position = choice.by === 'position' ? choice.position : -1
  const go = (next: number) => setChoice({ by: 'position', position: next })
  return (
    <Card
      title="Proof of a wallet"
      description="The claim of a wallet, and whether the program will accept it."
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Wallet"
          hint={positionText(position, tree.size)}
          error={problemOf(choice, wallet !== undefined, data === null)}
          value={choice.by === 'address' ? choice.text : (data?.document.claimant ?? '')}
          onChange={({ target }) => setChoice({ by: 'address', text: target.value })}
          spellCheck={false}
          autoCapitalize="off"
          trailing={
            <>
              <IconButton
                label="Previous wallet"
                variant="secondary"
                disabled={position <= 0}
                onClick={() => go(position - 1)}
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label="Next wallet"
                variant="secondary"
                disabled={position >= tree.size - 1}
                onClick={() => go(position + 1)}
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          }
        />
        {error && (
          <ErrorCallout
            title="The proof could not be made"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {wallet !== undefined && data && <ProofDetails proof={data} />}
      </div>
    </Card>
  )
}

function positionText(position: number, size: number): string {
  const count = size.toLocaleString('en')
  return position >= 0
    ? `Wallet ${(position + 1).toLocaleString('en')} of ${count}; type the address of any other.`
    : `One of the ${count} wallets of the list.`
}

function problemOf(choice: Choice, isAskable: boolean, isNotListed: boolean): string | undefined {
  if (choice.by === 'position' || choice.text.trim() === '') return undefined
  if (!isAskable) return 'This is not a Solana address.'
  return isNotListed ? 'This wallet is not on the list.' : undefined
}
