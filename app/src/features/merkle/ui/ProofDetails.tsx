import { CircleCheck, CircleX } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { rootText } from '#entities/phase/lib/rootText.ts'
import { priceText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import type { CheckedProof } from '../model/useCheckedProof.ts'

/** A wallet's claim and proof, checked by the program's rule. */
export function ProofDetails({ proof: { document, isRight } }: { proof: CheckedProof }) {
  const { currency } = useCluster().identity
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
          {proof.map(rootText).map((node) => (
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
