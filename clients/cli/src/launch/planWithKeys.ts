import { type CollectionInfo, randomSeed, SolanaClientError } from '@mintline/solana'
import {
  type SolanaDropPlan,
  type SolanaDropTerms,
  type SolanaPresent,
  solanaDropChain,
} from '@mintline/solana/drop'
import { assertAccepted } from '../plans/changeTerms.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { groupMintFile } from '../state/groupMintFile.ts'
import { revealFile, revealPath, seedText } from '../state/revealFile.ts'

/** A plan for a drop, whose keys are stored while it is sent. */
export interface DropWork {
  /** Base58 address of the existing or future collection. */
  readonly deployment: string
  /** The present collection; undefined if it does not exist. */
  readonly info: CollectionInfo | undefined
  readonly plan: SolanaDropPlan
  /** Runs the function that sends the plan, and stores the group mint's key until it ends. */
  whileKept<Result>(send: () => Promise<Result>): Promise<Result>
}

/**
 * Plans a drop's missing parts, with the group mint and the seed of the files that an earlier run has stored.
 *
 * @throws SYMBOL_TAKEN if it has another owner
 * @throws INPUT_INVALID, WRONG_WALLET for terms that the chain would refuse
 */
export async function planWithKeys(
  session: WriteSession,
  terms: SolanaDropTerms,
): Promise<DropWork> {
  const { address: wallet, cluster, context, stateFolder } = session
  const { dryRun } = context.options
  const chain = solanaDropChain(cluster.connection)
  const deployment = await chain.addressToBe(terms)
  const present = await chain.read(deployment)
  const owner = present?.info.creator
  if (owner !== undefined && owner !== wallet) {
    throw new SolanaClientError('SYMBOL_TAKEN', { symbol: terms.symbol, owner })
  }
  const file = groupMintFile(stateFolder, deployment)
  const { seed, keepSeed } = seedToCommit(session, { terms, deployment, present })
  const groupMint = present ? undefined : file.load()
  const plan = await chain.plan({ terms, present, wallet, groupMint, seed })
  assertAccepted(plan.refused)
  if (present && !dryRun) file.forget()
  return {
    deployment,
    info: present?.info,
    plan,
    whileKept: async (send) => {
      if (!groupMint || dryRun) {
        keepSeed()
        return send()
      }
      file.keep(groupMint)
      keepSeed()
      const result = await send()
      file.forget()
      return result
    },
  }
}

interface Committing {
  /** Undefined = another machine has it. */
  readonly seed: Uint8Array | undefined
  /** Stores a new seed, before the commitment is sent. */
  keepSeed(): void
}

/** Finds the seed that the drop's files are committed to: the stored one, otherwise a new one. */
function seedToCommit(
  { context, stateFolder }: WriteSession,
  { terms, deployment, present }: DropToCommit,
): Committing {
  const { files } = terms.extras
  if (!files) return { seed: undefined, keepSeed: () => {} }
  const file = revealFile(revealPath(stateFolder, deployment))
  const stored = file.read()
  const committed = present?.state.extras.reveal
  if (committed && !stored) return { seed: undefined, keepSeed: () => {} }
  const seed = stored?.seed ?? randomSeed()
  if (committed || context.options.dryRun) return { seed, keepSeed: () => {} }
  return {
    seed,
    keepSeed: () => {
      file.keep({ ...files, seed })
      context.output.info(seedText(file.path))
    },
  }
}

interface DropToCommit {
  readonly terms: SolanaDropTerms
  readonly deployment: string
  /** Undefined = not deployed yet. */
  readonly present: SolanaPresent | undefined
}
