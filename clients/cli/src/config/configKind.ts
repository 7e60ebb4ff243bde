import type { InputProblem } from '@mintline/core'
import type { z } from 'zod'
import type { ChainKind } from '../networks/chainKind.ts'
import type { WrittenConfig } from './configSchema.ts'
import type { ChainRules } from './dropRules.ts'
import type { DropAnswers, NewParts } from './newConfig.ts'
import type { DropDocuments } from './onlineCheck.ts'

/** A schema, and values in place of invalid ones. */
export interface ConfigShape<Config> {
  readonly schema: z.ZodType<Config>
  /** A valid value for each required location. */
  readonly standIns: object
}

/** A kind of config: one for drops on Solana and Eclipse, one for EVM chains, one for Aptos. */
export interface ConfigKind<Config, Extras = unknown> {
  /** A config of version 2 with a valid value for each required location. */
  readonly standIns: object
  readonly kind: ChainKind
  /** Settings that only this kind has. */
  readonly extras: z.ZodType<Extras>
  readonly rules: ChainRules
  /** True if a config can leave out its network. */
  readonly isChainOptional: boolean
  /** Price in a new config, without its unit. */
  readonly newPrice: string
  /** Returns what a new config on this chain has. */
  newParts(answers: DropAnswers): NewParts
  /**
   * Reads the values in a config, as they are written in version 2.
   *
   * @param context Takes problems, with paths in version 2.
   */
  parse(written: WrittenConfig<Extras>, context: z.RefinementCtx): Config
  /**
   * Returns everything in a config that the client or the contracts would refuse, with paths in version 2.
   *
   * @param now Unix seconds: phases that have ended by then are refused.
   */
  collectProblems(config: Config, now: bigint): readonly InputProblem[]
  /** Returns addresses for everything a drop shows, with the first two items that have their own document. */
  documentsOf(config: Config): DropDocuments
}
