import {
  type DropSettings,
  planEndTime,
  planPaused,
  planPhases,
  planPlatformFee,
  planRevenueSplit,
  planRoyalties,
  planTotalSupply,
} from '@mintline/aptos'
import type { AptosCollectionConfig, AptosConfig } from '../config/aptosSchema.ts'
import { royaltyInput } from '../config/dropTermsInput.ts'
import type { AptosPhaseList } from '../lists/readAptosLists.ts'
import { wantedPhases } from '../phases/wantedPhases.ts'
import type { DropStep } from './planInTurn.ts'

/** Plans a collection setting. */
type Planner = DropStep['plan']

/** Returns steps that bring a drop's settings in line with its config, except for phases. */
export function settingSteps(collection: AptosCollectionConfig): DropStep[] {
  const { treasury, platformFee, maxNumberOfTokens, end, isPaused } = collection
  const isVersion1 = collection.version === 1
  const planners: Readonly<Record<string, Planner | undefined>> = {
    treasury: (settings) => planRevenueSplit(settings, treasury),
    royalties: (settings) => {
      const wanted = royaltyInput(collection)
      const { royalties } = settings
      // 5 of 100 are as much as 500 of 10,000.
      return planRoyalties(settings, isSameShare(royalties, wanted) ? royalties : wanted)
    },
    platformFee: isVersion1
      ? undefined
      : (settings) => {
          const { fee, feeSplit } = platformFee
          return planPlatformFee(settings, { ...fee, feeSplit })
        },
    maxNumberOfTokens:
      isVersion1 && collection.isOpenEdition
        ? undefined
        : (settings) => planTotalSupply(settings, maxNumberOfTokens),
    end: (settings) => planEndTime(settings, end),
    isPaused: isPaused === undefined ? undefined : (settings) => planPaused(settings, isPaused),
  }
  return Object.entries(planners).flatMap(([setting, plan]) =>
    plan ? [{ path: `collection.${setting}`, plan }] : [],
  )
}

/** Returns the step that brings a drop's phases in line with its config; empty if the config has no phases. */
export function phaseSteps(
  { phases }: Pick<AptosConfig, 'phases'>,
  lists: readonly (AptosPhaseList | undefined)[],
  { phases: records, ledger: { now } }: Pick<DropSettings, 'phases' | 'ledger'>,
): DropStep[] {
  // A config without phases says nothing about those on chain.
  if (phases.length === 0) return []
  const { inputs } = wantedPhases({ phases, lists, records, now })
  return [{ path: 'phases', plan: (settings) => planPhases(settings, inputs) }]
}

function isSameShare(
  one: DropSettings['royalties'],
  other: ReturnType<typeof royaltyInput>,
): boolean {
  const left = one.royaltyPointsNumerator * other.royaltyPointsDenominator
  const right = other.royaltyPointsNumerator * one.royaltyPointsDenominator
  return left === right && one.royaltyPayeeAddress === other.royaltyPayeeAddress
}
