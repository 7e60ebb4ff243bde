import type { RoyaltyTerms } from '../administration/dropSettings.ts'
import { planPlatformFee, planRevenueSplit, planRoyalties } from '../administration/planMoney.ts'
import { planPhases } from '../administration/planPhases.ts'
import { planEndTime, planPaused, planTotalSupply } from '../administration/planSales.ts'
import type { RoyaltyInput } from '../administration/royalties.ts'
import { type AptosTerms, royaltyInput, sharesOf } from './aptosTerms.ts'
import type { PlannedPart } from './planInTurn.ts'
import { wantedPhases } from './wantedPhases.ts'

/** Returns planners that bring a drop's settings and phases in line with its terms. */
export function settingParts(terms: AptosTerms): PlannedPart[] {
  const { supply, money, sale, phases, extras } = terms
  const { platformFee } = money
  const { recipients, ...fee } = platformFee
  const { isPaused } = sale
  const isVersion1 = extras.version === 1
  const planners: Readonly<Record<string, PlannedPart['plan'] | undefined>> = {
    'money.receivers': (settings) => planRevenueSplit(settings, sharesOf(money.receivers)),
    'money.royalties': (settings) => {
      const wanted = royaltyInput(terms)
      const { royalties } = settings
      // 5 of 100 are as much as 500 of 10,000.
      return planRoyalties(settings, isSameShare(royalties, wanted) ? royalties : wanted)
    },
    'money.platformFee': isVersion1
      ? undefined
      : (settings) =>
          planPlatformFee(settings, { ...fee, feeSplit: recipients && sharesOf(recipients) }),
    'supply.maxItems':
      isVersion1 && extras.isOpenEdition
        ? undefined
        : (settings) => planTotalSupply(settings, supply.maxItems),
    'sale.endTime': (settings) => planEndTime(settings, sale.endTime),
    'sale.isPaused':
      isPaused === undefined ? undefined : (settings) => planPaused(settings, isPaused),
    phases: phases && ((settings) => planPhases(settings, wantedPhases(phases, settings).inputs)),
  }
  return Object.entries(planners).flatMap(([path, plan]) => (plan ? [{ path, plan }] : []))
}

function isSameShare(one: RoyaltyTerms, other: RoyaltyInput): boolean {
  const left = one.royaltyPointsNumerator * other.royaltyPointsDenominator
  const right = other.royaltyPointsNumerator * one.royaltyPointsDenominator
  return left === right && one.royaltyPayeeAddress === other.royaltyPayeeAddress
}
