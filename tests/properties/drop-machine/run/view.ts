import { fetchCurrentPhase, fetchDrop, fetchDropSettings } from '@mintline/aptos'
import { decodeDropInfo } from '../../../../clients/aptos/src/drop/decodeDropInfo.ts'
import { machineDrop } from '../../../../clients/aptos/src/drop/dropReference.ts'
import { machineView } from '../../../../clients/aptos/src/drop/machineView.ts'
import { WALLETS, type WalletName } from '../model/names.ts'
import { currentIndex, entriesOf, key, type State, sortedPhases } from '../model/state.ts'
import type { Split } from '../model/steps.ts'
import { rootOf } from './calls.ts'
import { balancesOf, type Drop } from './drop.ts'

/** Returns a drop in plain values, from the model. */
export function modelView(drop: Drop, state: State) {
  const phases = sortedPhases(state)
  const current = currentIndex(state)
  const next = phases.findIndex(({ start }) => start > state.now)
  const hasEnded = state.end !== undefined && state.now >= state.end
  const { fee, royalties } = state
  const feeSplit = sharesOf(drop, fee.split)
  return {
    collectionOwner: drop.addresses[state.owner],
    ownershipOfferedTo: state.offeredTo && drop.addresses[state.offeredTo],
    isPaused: state.isPaused,
    isOpenEdition: state.isOpenEdition,
    endTime: state.end,
    totalMinted: BigInt(state.items.length),
    totalSupply: state.totalSupply,
    platformFee: fee.isFlat
      ? { type: 'flat', value: fee.value, feeSplit }
      : { type: 'percentage', valueBp: Number(fee.value), feeSplit },
    revenueSplit: sharesOf(drop, state.revenue),
    royalties: {
      royaltyPayeeAddress: drop.addresses[royalties.payee],
      royaltyPointsDenominator: royalties.denominator,
      royaltyPointsNumerator: royalties.numerator,
    },
    phases: phases.map((phase) => ({
      phaseId: phase.id,
      saleMintTime: phase.start,
      saleMintPrice: phase.price,
      maxPerWallet: phase.maxPerWallet,
      maxPerTransaction: phase.maxPerTransaction,
      isPrivate: phase.isPrivate,
      merkleRoot: rootOf(drop, phase),
      entries: BigInt(entriesOf(state, phase.id)),
      minted: phase.minted,
    })),
    current,
    next: next < 0 || hasEnded ? undefined : next,
    wallets: WALLETS.map((wallet) => phases.map(({ id }) => claimOf(state, id, wallet))),
    balances: state.balances,
  }
}

/** Returns a drop in plain values, from the network. */
export async function chainView(drop: Drop): Promise<object> {
  const { connection } = drop.world.network
  const [settings, current, { phases }, infos, balances] = await Promise.all([
    fetchDropSettings(connection, drop.reference),
    fetchCurrentPhase(connection, drop.reference),
    fetchDrop(connection, drop.reference),
    Promise.all(WALLETS.map((name) => infoFor(drop, name))),
    balancesOf(drop),
  ])
  const { ledger, machine, collection, creator, itemBaseName, itemBaseUri, ...rest } = settings
  if (phases.current?.phaseIndex !== current) {
    throw new Error(`The client takes phase ${phases.current?.phaseIndex} for ${current}`)
  }
  return {
    ...rest,
    current,
    next: phases.next?.phaseIndex,
    wallets: infos.map((info) =>
      info.phases.map((phase) => ({
        cap: phase.maxPerWalletByAllowList,
        isListed: phase.isUserInAllowList,
        claimed: phase.claimedByUser,
      })),
    ),
    balances,
  }
}

function infoFor({ world, reference, addresses }: Drop, wallet: WalletName) {
  const rest = [addresses[wallet]]
  const view = { name: 'dropInfoForMinter', rest, decode: decodeDropInfo } as const
  return machineView(world.network.connection, machineDrop(reference), view)
}

function claimOf({ entries, claims }: State, phaseId: bigint, wallet: WalletName) {
  const cap = entries.get(key(phaseId, wallet))
  return {
    cap: cap ?? 0n,
    isListed: cap !== undefined,
    claimed: claims.get(key(phaseId, wallet)) ?? 0n,
  }
}

function sharesOf({ addresses }: Drop, split: Split) {
  return split.map(({ to, share }) => ({ recipient: addresses[to], share }))
}
