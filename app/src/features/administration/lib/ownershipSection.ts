import { collectTransferOwnershipProblems, prepareTransferOwnership } from '@mintline/solana'
import { draftOfParts } from '#shared/form/draftOfParts.ts'
import { z } from '#shared/lib/zod.ts'
import type { Section } from './section.ts'

/** A collection's future owner. */
export interface OwnerDraft {
  /** Base58. */
  owner: string
}

/** Transfers ownership. */
export const OWNERSHIP_SECTION: Section<OwnerDraft> = {
  role: 'owner',
  kind: draftOfParts<OwnerDraft>([
    { key: 'owner', label: 'Owner', text: ({ owner }) => owner.trim() },
  ]),
  schema: z.object({ owner: z.string() }),
  draftOf: ({ creator }) => ({ owner: creator }),
  problems: (info, { owner }) => collectTransferOwnershipProblems({ info, newOwner: owner.trim() }),
  written: (_, { owner }) => [['newOwner', owner]],
  plan: ({ connection, info, wallet, after }) =>
    prepareTransferOwnership(connection, { info, wallet, newOwner: after.owner.trim() }),
  title: ({ symbol }) => `Hand ${symbol} over`,
}
