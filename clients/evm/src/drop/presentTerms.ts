import { everythingTo, phaseTermsOf, termsOf } from '@mintline/core/drop'
import type { EvmTerms } from './evmTerms.ts'
import type { EvmPresent, TokenState } from './readDrop.ts'
import { tokenRoyalty } from './settingTexts.ts'
import type { TokenTerms } from './tokenTerms.ts'

/** Returns the terms that a drop has, for the token ids that it was read with. */
export function presentTerms({ state, settings }: EvmPresent): EvmTerms {
  const { variant, tokenId, ofCollection, otherTokens } = state.extras
  const { receiver, royalty } = ofCollection
  const own = settings.token?.saleRecipient
  const terms = termsOf(state, {
    ...{ variant, tokenId },
    ofTokenId: {
      receiver: own === receiver ? undefined : own,
      royalty: tokenRoyalty(settings),
    },
    otherTokens: otherTokens.map(tokenTerms),
    implementation: undefined,
    ownImplementation: undefined,
  })
  return {
    ...terms,
    // A state's are those of its token id.
    money: {
      ...terms.money,
      receivers: everythingTo(receiver),
      royalties: { valueBp: royalty.valueBp, recipients: everythingTo(royalty.recipient) },
    },
  }
}

function tokenTerms({ minted: _, phases, ...token }: TokenState): TokenTerms {
  return { ...token, phases: phases.map(phaseTermsOf) }
}
