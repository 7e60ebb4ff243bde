import { hostOf } from '#entities/cluster/lib/customUrl.ts'

/** Notice about nodes chosen by the link instead of the host: they serve everything shown. */
export function LinkedNodes({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <p className="mt-6 break-words text-[0.8125rem] text-muted">
      This link has the page ask {urls.map(hostOf).join(', ')}. Compare the amount in your wallet
      before you approve it.
    </p>
  )
}
