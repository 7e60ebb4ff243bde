import type { Share } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'

/** Receivers with their shares, read-only. */
export function ShareList({ shares }: { shares: readonly Share[] }) {
  if (shares.length === 0) return 'Nobody'
  return (
    <ul className="flex flex-col gap-0.5">
      {shares.map(({ address, share }) => (
        <li key={address} className="flex items-center justify-end gap-2">
          <ChainAddress address={address} />
          <span className="w-12 text-right tabular-nums">{share} %</span>
        </li>
      ))}
    </ul>
  )
}
