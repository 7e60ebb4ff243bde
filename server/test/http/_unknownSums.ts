/**
 * Sums that the public clients declare as always present, and that are absent while no sale has a rate: documented
 * departures in docs/spec/README.md.
 */
const UNKNOWN_SUMS: Readonly<Record<string, string>> = {
  getCollectionRankingByVolume: 'volumeUsd',
  getUserRankingByVolume: 'volumeUsd',
  getCollectionsRanking: 'usdAmount',
  getCollectionsWatchlist: 'usdAmount',
}

/** Returns the faults in a call's answer, one per line, without unknown sums; undefined = no others. */
export function withoutUnknownSums(name: string, faults: string | undefined): string | undefined {
  const missing = `must have required property '${UNKNOWN_SUMS[name]}'`
  const others = faults?.split('\n').filter((fault) => !fault.endsWith(missing))
  return others?.join('\n') || undefined
}

/** Returns an answer without counts of unpriced sales, which are this server's addition. */
export const withoutUnpricedSales = <Answer>(answer: Answer): Answer =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => (/^unpricedSales(Usd)?$/.test(key) ? undefined : value)),
  )
