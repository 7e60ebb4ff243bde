/**
 * Sums that the public clients declare as always there, and that are absent while no sale has a rate: departures of
 * docs/spec/README.md.
 */
const UNKNOWN_SUMS: Readonly<Record<string, string>> = {
  getCollectionRankingByVolume: 'volumeUsd',
  getUserRankingByVolume: 'volumeUsd',
  getCollectionsRanking: 'usdAmount',
  getCollectionsWatchlist: 'usdAmount',
}

/** The faults of a call's answer, one a line, without an unknown sum; undefined = there are no others. */
export function withoutUnknownSums(name: string, faults: string | undefined): string | undefined {
  const missing = `must have required property '${UNKNOWN_SUMS[name]}'`
  const others = faults?.split('\n').filter((fault) => !fault.endsWith(missing))
  return others?.join('\n') || undefined
}
