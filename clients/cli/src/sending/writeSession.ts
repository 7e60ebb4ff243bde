import type { PlannedTransaction, SolanaWallet } from '@mintline/solana'
import type { SolanaSentStep, SolanaStepPreview } from '@mintline/solana/drop'
import type { Cluster } from '../cluster/resolveCluster.ts'
import type { StepSession } from '../plans/stepSession.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Everything that a command needs for changes on Solana or Eclipse. */
export interface WriteSession
  extends StepSession<PlannedTransaction, SolanaWallet, SolanaStepPreview, SolanaSentStep> {
  readonly context: CommandContext
  /** The network, with what only Solana's have. */
  readonly cluster: Cluster
  /** Folder for this network's state between runs. */
  readonly stateFolder: string
}
