import type { InputProblem } from '@mintline/core'
import { z } from 'zod'
import type { DropDocuments } from './onlineCheck.ts'

/** A kind of config: of a drop on Solana or Eclipse, or on an EVM chain. */
export interface ConfigKind<Config> {
  readonly schema: z.ZodType<Config>
  /** A valid value for each required location. */
  readonly standIns: object
  /**
   * Everything in a config that the client or the contracts would refuse, by paths in the file.
   *
   * @param now Unix seconds: phases that have ended by then are refused.
   */
  collectProblems(config: Config, now: bigint): readonly InputProblem[]
  /** Addresses of what a drop shows, with the first two items that have a document of their own. */
  documentsOf(config: Config): DropDocuments
}

/** The JSON schema of a kind of config. */
export function jsonSchemaOf({ schema }: Pick<ConfigKind<unknown>, 'schema'>): object {
  return z.toJSONSchema(schema, { io: 'input' })
}
