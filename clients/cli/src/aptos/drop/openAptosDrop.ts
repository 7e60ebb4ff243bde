import type { SigningWallet } from '@mintline/aptos'
import {
  type AptosPresent,
  type AptosSentStep,
  type AptosStep,
  type AptosStepPreview,
  type AptosTerms,
  aptosDropChain,
} from '@mintline/aptos/drop'
import type { OpenDrop } from '../../plans/changeTerms.ts'
import { openAptosChangeSession } from '../proposals/openAptosChangeSession.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosSettingChange } from '../sending/aptosPlan.ts'
import { type AptosDropOption, readAptosDrop } from './readAptosDrop.ts'

/** A drop on Aptos, opened to change it. */
type OpenAptosDrop = OpenDrop<
  AptosTerms,
  AptosPresent,
  AptosStep,
  SigningWallet,
  AptosStepPreview,
  AptosSentStep
>

/** Opens a command's drop to change its terms. Throws as `openAptosChangeSession` and `readAptosDrop` do. */
export async function openAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
): Promise<OpenAptosDrop> {
  const session = await openAptosChangeSession(context)
  const { reference, present } = await readAptosDrop(context, options)
  const drops = aptosDropChain(session.chain.connection, reference.machines)
  return { session, drops, present, settingChange: aptosSettingChange }
}
