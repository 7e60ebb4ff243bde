import type { InputProblem } from '@mintline/core'
import { z } from 'zod'
import type { DropDocuments } from './onlineCheck.ts'

/** A kind of config: one for drops on Solana and Eclipse, one for EVM chains, one for Aptos. */
export interface ConfigKind<Config> {
  readonly schema: z.ZodType<Config>
  /** A valid value for each required location. */
  readonly standIns: object
  /**
   * Returns everything in a config that the client or the contracts would refuse, with paths in the file.
   *
   * @param now Unix seconds: phases that have ended by then are refused.
   */
  collectProblems(config: Config, now: bigint): readonly InputProblem[]
  /** Returns addresses for everything a drop shows, with the first two items that have their own document. */
  documentsOf(config: Config): DropDocuments
}

/** Returns the JSON schema for a kind of config. */
export function jsonSchemaOf({ schema }: Pick<ConfigKind<unknown>, 'schema'>): object {
  return z.toJSONSchema(schema, { io: 'input' })
}
