import type { Share } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'

interface SharesOverviewProps {
  /** Name for the shared amount. */
  label: string
  shares: readonly Share[]
  /** Text if nobody has a share. */
  none: string
}

/** Receivers with their shares. */
export function SharesOverview({ label, shares, none }: SharesOverviewProps) {
  return (
    <section aria-label={label} className="mt-5 border-t pt-4">
      <h3 className="mb-1 text-muted">{label}</h3>
      {shares.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col">
          {shares.map(({ address, share }) => (
            <li key={address} className="flex items-center justify-between gap-4 py-1">
              <ChainAddress address={address} />
              <span className="font-medium">{`${share} %`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
