import { SignatureText } from '#entities/transaction/ui/TransactionLink.tsx'
import { useMintCluster } from '../../model/mintClusterContext.ts'

/** Links to the transactions of a mint in the explorer. */
export function TransactionLinks({ signatures }: { signatures: readonly string[] }) {
  const { explorer } = useMintCluster()
  if (signatures.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
      {signatures.length === 1 ? 'Transaction' : 'Transactions'}
      {signatures.map((signature) => (
        <SignatureText
          key={signature}
          signature={signature}
          url={explorer({ transaction: signature })}
        />
      ))}
    </p>
  )
}
