import { SignatureText } from '#entities/transaction/ui/TransactionLink.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

/** Links to a mint's transactions in the explorer. */
export function TransactionLinks({ hashes }: { hashes: readonly string[] }) {
  const { explorer } = useMintNetwork()
  if (hashes.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
      {hashes.length === 1 ? 'Transaction' : 'Transactions'}
      {hashes.map((hash) => (
        <SignatureText key={hash} signature={hash} url={explorer({ transaction: hash })} />
      ))}
    </p>
  )
}
