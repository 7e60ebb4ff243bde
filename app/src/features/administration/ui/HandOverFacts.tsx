import type { CollectionInfo } from '@mintline/solana'
import { shortAddress } from '#shared/lib/shortAddress.ts'

/** Explains a hand-over: rights that a new owner receives, and those it does not. */
export function HandOverFacts({ info }: { info: CollectionInfo }) {
  const { primaryAdmin, secondaryAdmin } = info.platformFees
  const admins = [primaryAdmin, ...(secondaryAdmin ? [secondaryAdmin] : [])]
  return (
    <div className="grid gap-x-8 gap-y-4 text-[0.8125rem] leading-5 md:grid-cols-2">
      <div>
        <h3 className="mb-1 font-medium">Goes to the new owner at once</h3>
        <ul className="list-disc pl-4 text-muted">
          <li>Phases, allowlists and limits</li>
          <li>Texts, metadata and royalties, including those of minted items</li>
          <li>Treasury and co-signer: who is paid, and who signs mints</li>
        </ul>
      </div>
      <div>
        <h3 className="mb-1 font-medium">Does not change</h3>
        <ul className="list-disc pl-4 text-muted">
          <li>The treasury, {shortAddress(info.treasury)}, until the new owner changes it</li>
          <li>
            The platform fee and its admins,{' '}
            {[...new Set(admins)].map((admin) => shortAddress(admin)).join(' and ')}
          </li>
          <li>The royalty shares, until the new owner changes them</li>
        </ul>
      </div>
    </div>
  )
}
