import type { CollectionInfo } from '@mintline/solana/reads'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { lockedTerms } from '../lib/lockedTerms.ts'

/** Parts that the owner can never change again: anybody can check them on chain. */
export default function LockedTerms({ collection }: { collection: CollectionInfo }): ReactNode {
  return (
    <div className="text-[0.8125rem] leading-6">
      <h2 className="font-medium">Locked on chain, for good</h2>
      <ul className="text-muted">
        {lockedTerms(collection).map((term) => (
          <li key={term} className="flex items-center gap-2">
            <Lock aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="truncate">{term}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
