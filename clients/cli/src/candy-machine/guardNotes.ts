import { type CoinUnit, formatAmount } from '@mintline/core'
import type { GuardName, Guards } from '@mintline/solana/candy-machine'
import type { PhaseNotes } from './phaseNotes.ts'

/** What becomes of a guard that no phase has. */
interface Loss<Name extends GuardName> {
  /** True if the guard chooses who may mint, or makes them pay: without it, its phase must not open. */
  readonly closes: boolean
  /** What is different without it, or takes its place. */
  advice(guard: NonNullable<Guards[Name]>, coin: CoinUnit): string
}

/** Guards that phases carry over. */
type Carried =
  | 'solPayment'
  | 'tokenPayment'
  | 'token2022Payment'
  | 'startDate'
  | 'endDate'
  | 'allowList'
  | 'addressGate'
  | 'mintLimit'
  | 'redeemedAmount'
  | 'allocation'
  | 'freezeSolPayment'
  | 'freezeTokenPayment'

type Lost = Exclude<GuardName, Carried>

const listHolders = ({ requiredCollection }: { readonly requiredCollection: string }) =>
  `list the wallets that hold items of ${requiredCollection}`
const burnsNothing = () => 'mints burn nothing'
const paysNoItems = () => 'prices are in the coin or in a token'
const countsWallets = () => 'limits are per wallet, not per item that a wallet holds'

const LOSSES: { readonly [Name in Lost]: Loss<Name> } = {
  botTax: { closes: false, advice: () => 'a refused mint costs its network fee at most' },
  thirdPartySigner: {
    closes: true,
    advice: ({ signerKey }) => `"cosigner": "${signerKey}" in "extras" has all mints signed`,
  },
  tokenGate: { closes: true, advice: ({ mint }) => `list the wallets that hold ${mint}` },
  gatekeeper: { closes: true, advice: () => 'list the wallets that have a pass' },
  nftPayment: { closes: true, advice: paysNoItems },
  nftGate: { closes: true, advice: listHolders },
  nftBurn: { closes: true, advice: burnsNothing },
  tokenBurn: { closes: true, advice: burnsNothing },
  programGate: {
    closes: false,
    advice: () => 'transactions may call other programs beside a mint',
  },
  solFixedFee: {
    closes: false,
    advice: ({ lamports, destination }, coin) =>
      `raise the price by ${formatAmount(lamports, coin)}, or make it the "platformFee" of ${destination}`,
  },
  nftMintLimit: { closes: true, advice: countsWallets },
  edition: { closes: false, advice: () => 'an item has its number in its name' },
  assetPayment: { closes: true, advice: paysNoItems },
  assetBurn: { closes: true, advice: burnsNothing },
  assetMintLimit: { closes: true, advice: countsWallets },
  assetBurnMulti: { closes: true, advice: burnsNothing },
  assetPaymentMulti: { closes: true, advice: paysNoItems },
  assetGate: { closes: true, advice: listHolders },
  vanityMint: { closes: false, advice: () => "an item's address follows from its collection" },
}

/** Notes each guard that a phase loses; returns true if the phase must not open without them. */
export function noteLosses(
  notes: PhaseNotes,
  index: number,
  guards: Guards,
  coin: CoinUnit,
): boolean {
  let isClosed = false
  for (const name of Object.keys(LOSSES) as Lost[]) {
    const guard = guards[name]
    if (!guard) continue
    const { closes, advice } = LOSSES[name] as Loss<Lost>
    notes.add(
      index,
      `the ${name} guard is not carried over${closes ? ', so that the phase is closed' : ''}: ${advice(guard as never, coin)}`,
    )
    isClosed ||= closes
  }
  return isClosed
}
