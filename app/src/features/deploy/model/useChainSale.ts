import type { Sale } from '#entities/drop/lib/dropStore.ts'
import { useChain } from '#entities/drop/model/chainContext.ts'
import { errorsAt, errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { useFormVisit } from '#shared/form/useFormVisit.ts'
import { usePersistent } from '#shared/lib/persistentStore.ts'
import { missingInput, saleProblems } from '../lib/collectDraftProblems.ts'
import { completeDraft } from '../lib/completeDraft.ts'
import { deployDraftStore } from '../lib/deployDraft.ts'
import { problemsByField, type StoredArtwork, saleOf } from '../lib/saleOf.ts'
import { useArtwork } from './useArtwork.ts'
import type { SaleFormState } from './useDeployForm.ts'

/** A sale on a chain besides Solana and Eclipse, as entered. */
interface ChainSale {
  form: SaleFormState
  /** Returns what is sold once its artwork is stored. */
  saleAt: (artwork: StoredArtwork) => Sale
}

/** Holds the same draft as the deploy form, checked by the chain that it is for. */
export function useChainSale(): ChainSale {
  const draft = usePersistent(deployDraftStore)
  const { chain, session, other } = useChain()
  const { nativeCurrency: coin, testnet } = other.network
  const wallet = session?.address
  const visit = useFormVisit()
  // A picture in the address itself is for the few bytes of Solana's.
  const artwork = useArtwork(draft, { isRealMoney: !testnet, hasRoomOnChain: false })
  const complete = completeDraft(draft, wallet ?? '', coin.decimals)
  const saleAt = (stored: StoredArtwork) => saleOf(complete, stored)
  const missing = [...missingInput(complete), ...saleProblems(draft, true)]
  const ofChain =
    chain && wallet !== undefined && missing.length === 0
      ? chain.problemsIn(saleAt({ uri: artwork.uri, imageUri: artwork.uri }), wallet)
      : []
  const problems = [...artwork.problems, ...missing, ...problemsByField(ofChain)]
  const shownErrors = errorsByPath(visit.shown(problems))
  return {
    saleAt,
    form: {
      ...{ draft, complete, artwork, wallet, problems, visit, coin },
      capabilities: chain?.capabilities,
      update: deployDraftStore.update,
      errorsAt: (path) => errorsAt(shownErrors, path),
    },
  }
}
