import type { SigningWallet } from '@mintline/aptos'
import type { AptosSendableStep, AptosSentStep, AptosStepPreview } from '@mintline/aptos/drop'
import type { AptosContractAddress } from '@mintline/core/identifiers'
import type { StepSession } from '../../plans/stepSession.ts'
import type { createdContracts } from '../../state/createdContracts.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import type { AptosChain } from '../chain/resolveAptos.ts'

/** Everything that a command needs for changes on Aptos. */
export interface AptosSession
  extends StepSession<AptosSendableStep, SigningWallet, AptosStepPreview, AptosSentStep> {
  readonly context: AptosContext
  readonly chain: AptosChain
  readonly address: SigningWallet['address']
  /** The drop that the config has created. */
  readonly created: ReturnType<typeof createdContracts<AptosContractAddress>>
}
