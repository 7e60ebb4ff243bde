import type { InputProblem } from '@mintline/core'
import type { CollectionInfo, Plan } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import type { Role } from '#entities/collection/lib/roles.ts'
import type { DraftKind } from '#shared/form/draftOfParts.ts'
import type { z } from '#shared/lib/zod.ts'

/** A change of a section, against what the chain holds at that moment. */
export interface SectionChange<Draft> {
  connection: Connection
  /** As read just now. */
  info: CollectionInfo
  /** Base58 address of who sends and pays. */
  wallet: string
  /** What the chain holds. */
  before: Draft
  after: Draft
}

/** A part of a collection that is edited and saved by itself. */
export interface Section<Draft> {
  /** Who may change it. */
  role: Role
  kind: DraftKind<Draft>
  /** Form in which the browser keeps what is not saved. */
  schema: z.ZodType<Draft>
  draftOf: (info: CollectionInfo) => Draft
  /** Everything that keeps it from being saved, by paths that the inputs know. */
  problems: (info: CollectionInfo, draft: Draft) => readonly InputProblem[]
  plan: (change: SectionChange<Draft>) => Promise<Plan>
  /** What saving does, for a person: `Change the collection DAWN`. */
  title: (info: CollectionInfo) => string
}
