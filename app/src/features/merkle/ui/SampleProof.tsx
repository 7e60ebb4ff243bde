import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import type { MerkleProofDocument } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { hexText } from '#shared/lib/hexText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { MerkleSummary } from '../lib/merkleService.ts'
import type { MerkleWorker } from '../model/merkleWorker.ts'

interface SampleProofProps {
  worker: MerkleWorker
  tree: MerkleSummary
  /** The list's currency. */
  currency: Currency
}

/** The wallet whose proof is shown. */
type Choice = { by: 'position'; position: number } | { by: 'address'; text: string }

/** Claim and proof for any wallet on the list, with a proof check. */
export function SampleProof({ worker, tree, currency }: SampleProofProps) {
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
        {wallet !== undefined && data && <ProofDetails proof={data} currency={currency} />}
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

/** A wallet's claim and proof, checked by the program's rule. */
function ProofDetails({
  proof: { document, isRight },
  currency,
}: {
  proof: CheckedProof
  currency: Currency
}) {
  const { claimant, claimPrice, maxClaims, proof } = document
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Wallet', value: <ChainAddress address={claimant} /> },
          { term: 'Price of one item, fees included', value: priceText(claimPrice, currency) },
          { term: 'Max items in the phase', value: maxClaims.toLocaleString('en') },
          { term: 'Proof', value: <Verdict isRight={isRight} nodes={proof.length} /> },
        ]}
      />
      <details>
        <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-ink">
          Nodes of the proof
        </summary>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-7 font-mono text-[0.8125rem] text-muted">
          {proof.map(hexText).map((node) => (
            <li key={node} className="break-all">
              {node}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

function Verdict({ isRight, nodes }: { isRight: boolean; nodes: number }) {
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon
        aria-hidden="true"
        className={isRight ? 'size-4 text-success-text' : 'size-4 text-danger-text'}
      />
      {countText(nodes, 'node')},{' '}
      {isRight ? 'verified against the root' : 'does not lead to the root'}
    </span>
  )
}

/** A wallet's proof, and whether the program would accept it. */
interface CheckedProof {
  document: MerkleProofDocument
  /** True if it leads to the list's root. */
  isRight: boolean
}

/**
 * Computes a wallet's proof and checks it.
 *
 * @param wallet - by address or position from 0; undefined = none requested
 * @returns data is null for a wallet that is not on the list
 */
function useCheckedProof(
  worker: MerkleWorker,
  root: Uint8Array,
  wallet: SolanaAddress | number | undefined,
) {
  return useQuery<CheckedProof | null>({
    queryKey: ['merkleProof', hexText(root), wallet],
    queryFn: async () => {
      const document = wallet === undefined ? undefined : await worker.proof(wallet)
      return document ? { document, isRight: await worker.check(document) } : null
    },
    enabled: wallet !== undefined,
    gcTime: 0,
    // Keeps the old proof in view while the next one is computed.
    placeholderData: keepPreviousData,
  })
}
