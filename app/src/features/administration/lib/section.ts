import type { InputProblem } from '@mintline/core'
import type { CollectionInfo, Plan, RentFormula } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Role } from '#entities/collection/model/useRole.ts'
import type { WrittenText } from '#entities/terms/lib/realMoneyProblems.ts'
import type { DraftKind } from '#shared/form/draftOfParts.ts'
import type { z } from '#shared/lib/zod.ts'

/** A section's change, compared with the chain's current state. */
export interface SectionChange<Draft> {
  connection: Connection
  /** Read immediately before. */
  info: CollectionInfo
  /** The sender's and payer's address in base58. */
  wallet: string
  /** The cluster's rent. */
  rentOf: RentFormula
  /** Values on chain. */
  before: Draft
  after: Draft
}

/** A part of a collection that is edited and saved independently. */
export interface Section<Draft> {
  /** Role that may change it. */
  role: Role
  kind: DraftKind<Draft>
  /** Storage schema for unsaved drafts. */
  schema: z.ZodMiniType<Draft>
  draftOf: (info: CollectionInfo) => Draft
  /** Returns problems that keep it from being saved, by input path. */
  problems: (info: CollectionInfo, draft: Draft) => readonly InputProblem[]
  /** Returns wallets and addresses that go on chain, which are checked if money is real. */
  written: (info: CollectionInfo, draft: Draft) => readonly WrittenText[]
  plan: (change: SectionChange<Draft>) => Plan | Promise<Plan>
  /** Returns the change's title: `Change the collection DAWN`. */
  title: (info: CollectionInfo) => string
}
