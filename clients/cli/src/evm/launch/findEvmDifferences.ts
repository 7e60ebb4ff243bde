import type { EvmAddress } from '@mintline/core/identifiers'
import type { DropSettings, DropState } from '@mintline/evm'
import type { Difference } from '../../launch/difference.ts'
import { differenceOfChange } from '../../plans/plan.ts'
import type { EvmCollectionConfig } from '../config/evmSchema.ts'
import { textOfShare, tokenRoyalty } from '../drop/settingTexts.ts'
import { phaseChanges } from '../phases/planPhases.ts'
import {
  type ComparedDrop,
  comparedFeePhases,
  comparedPhases,
  fetchPresent,
} from './comparedDrop.ts'
import { lastingDifferences } from './evmDifferences.ts'
import { planSettings } from './planSettings.ts'

/** How a deployed drop differs from the files. */
interface FoundDifferences {
  readonly differences: readonly Difference[]
  readonly state: DropState
  /** Settings that only the chain has, which a launch leaves alone. */
  readonly warnings: readonly string[]
}

/** Finds all differences between a deployed drop and the files. */
export async function findEvmDifferences(
  drop: ComparedDrop,
  contract: EvmAddress,
): Promise<FoundDifferences> {
  const { config } = drop.loaded
  const { collection } = config
  const { coin } = drop.session.chain
  const { state, settings } = await fetchPresent(drop, contract)
  const lasting = lastingDifferences(config, state, settings)
  // The variants have different settings.
  if (state.variant !== collection.variant) return { differences: lasting, state, warnings: [] }
  const feePhases = await comparedFeePhases(drop, state)
  const changes = [
    ...planSettings({ drop: state, settings, collection, coin, ...feePhases }).changes,
    ...phaseChanges(await comparedPhases(drop, state.conditions)),
  ]
  return {
    differences: [...lasting, ...changes.map(differenceOfChange)],
    state,
    warnings: ownSettings(settings, state.tokenId, collection),
  }
}

/** Warns about the token id's settings that override the collection's and that the config does not name. */
function ownSettings(
  settings: DropSettings,
  tokenId: bigint | undefined,
  { ofTokenId }: EvmCollectionConfig,
): string[] {
  const treasury = ofTokenId?.treasury ? undefined : settings.token?.saleRecipient
  const royalty = ofTokenId?.royalties ? undefined : tokenRoyalty(settings)
  const warningOf = (what: string, text: string | undefined) =>
    text === undefined
      ? []
      : [`Token id ${tokenId} has ${what} of its own, ${text}, which the config does not name`]
  return [
    ...warningOf('a treasury', treasury === settings.saleRecipient ? undefined : treasury),
    ...warningOf('royalties', royalty && textOfShare(royalty)),
  ]
}
