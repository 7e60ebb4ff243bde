import type { EvmAddress } from '@mintline/core/identifiers'
import type { EvmWallet } from '@mintline/evm'
import type { EvmSendableStep, EvmSentStep, EvmStepPreview } from '@mintline/evm/drop'
import type { StepSession } from '../../plans/stepSession.ts'
import type { createdContracts } from '../../state/createdContracts.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import type { EvmChain } from '../chain/resolveChain.ts'

/** Everything that a command needs for changes on an EVM chain. */
export interface EvmSession
  extends StepSession<EvmSendableStep, EvmWallet, EvmStepPreview, EvmSentStep> {
  readonly context: EvmContext
  readonly chain: EvmChain
  readonly address: EvmWallet['address']
  /** Contracts that the config has created. */
  readonly created: ReturnType<typeof createdContracts<EvmAddress>>
}
