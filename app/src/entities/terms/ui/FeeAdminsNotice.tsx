import { type CollectionInfo, feeAdminsOf } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { feePowerText } from '../lib/feeCapText.ts'

/** Warns whoever hands a collection over that its fee admins stay, and what they can do. */
export function FeeAdminsNotice({ info }: { info: CollectionInfo }) {
  const { currency } = useCluster().identity
  const admins = feeAdminsOf(info.platformFees)
  return (
    <Callout kind="warn" title="The fee admins stay">
      <ul aria-label="Fee admins">
        {admins.map((admin) => (
          <li key={admin} className="break-all font-mono text-[0.8125rem]">
            {admin}
          </li>
        ))}
      </ul>
      {`${admins.length > 1 ? 'Each of them' : 'This wallet'} can still ${feePowerText(info, currency)} The new owner cannot remove them.`}
    </Callout>
  )
}
