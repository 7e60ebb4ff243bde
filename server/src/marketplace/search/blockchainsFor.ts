import { BLOCKCHAINS, type Blockchain } from '@mintline/core/networks'
import type { ShowcaseListedFilter } from '../items/searchSchemas.ts'

/**
 * Returns the blockchains to search; undefined = all. Leaves out those whose showcased listings alone are requested:
 * nothing is showcased here.
 */
export function blockchainsFor(
  asked: readonly Blockchain[] | undefined,
  shown: ShowcaseListedFilter | undefined,
): readonly Blockchain[] | undefined {
  if (!shown?.showcaseListedOnly) return asked
  const left: readonly string[] = shown.blockchains
  return (asked ?? BLOCKCHAINS).filter((name) => !left.includes(name))
}
