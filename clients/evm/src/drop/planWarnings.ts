import type { DropChange, PlanWarning } from '@mintline/core/drop'
import type { PhasedInput } from './planPhased.ts'
import { textOfShare, tokenRoyalty } from './settingTexts.ts'

/**
 * Returns warnings about a plan for a drop on chain.
 *
 * @param changes Changes to its phases.
 */
export function planWarnings(
  inputs: readonly PhasedInput[],
  changes: readonly DropChange[],
): readonly PlanWarning[] {
  return [...ownSettings(inputs), ...nameWarnings(changes)]
}

/** Warns where names are all that differs, since phases are set as a whole. */
function nameWarnings(changes: readonly DropChange[]): PlanWarning[] {
  const isOfNames =
    changes.length > 0 && changes.every(({ path }) => /phases\.\d+\.name$/.test(path))
  const message =
    'Only names of phases differ: the phases are set again, and counts of earlier mints stay'
  return isOfNames ? [{ code: 'ONLY_PHASE_NAMES_DIFFER', message, path: 'phases' }] : []
}

/** Warns about token ids' settings that override the collection's and that the terms do not name. */
function ownSettings(inputs: readonly PhasedInput[]): PlanWarning[] {
  return inputs.flatMap(({ terms, present: { settings } }) => {
    const { tokenId, pathOf } = terms
    const receiver = terms.receiver === undefined ? settings.token?.saleRecipient : undefined
    const royalty = terms.royalty ? undefined : tokenRoyalty(settings)
    const warningOf = (setting: string, what: string, text: string | undefined) => {
      if (text === undefined) return []
      const message = `Token id ${tokenId} has ${what} of its own, ${text}, which the config does not name`
      const path = pathOf(`extras.ofTokenId.${setting}`)
      return [{ code: 'TOKEN_SETTING_NOT_IN_TERMS', message, path }]
    }
    const own = receiver === settings.saleRecipient ? undefined : receiver
    return [
      ...warningOf('receiver', 'a treasury', own),
      ...warningOf('royalty', 'royalties', royalty && textOfShare(royalty)),
    ]
  })
}
