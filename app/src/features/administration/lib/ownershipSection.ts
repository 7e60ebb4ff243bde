import {
  collectTransferOwnershipProblems,
  fetchNewOwner,
  planTransferOwnership,
} from '@mintline/solana'
import { draftOfParts } from './draftKind.ts'
import type { Section } from './section.ts'

/** Who is to own a collection. */
export interface OwnerDraft {
  /** Base58. */
  owner: string
}

/** Hands a collection to somebody else. */
export const OWNERSHIP_SECTION: Section<OwnerDraft> = {
  role: 'owner',
  kind: draftOfParts<OwnerDraft>([
    { key: 'owner', label: 'Owner', text: ({ owner }) => owner.trim() },
  ]),
  draftOf: ({ creator }) => ({ owner: creator }),
  problems: (info, { owner }) => collectTransferOwnershipProblems({ info, newOwner: owner.trim() }),
  plan: async ({ connection, info, wallet, after }) => {
    const newOwner = await fetchNewOwner(connection, after.owner.trim())
    return planTransferOwnership({ info, wallet, ...newOwner })
  },
  title: ({ symbol }) => `Hand ${symbol} over`,
}
