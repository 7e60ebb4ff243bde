import { documentDataUri, pictureDataUri } from '@mintline/assets/documents'
import type { PhaseInput, PrepareDeployInput } from '@mintline/solana'

/** Name for demo drops, which identifies one that was left half done. */
export const DEMO_NAME = 'Demo Drop'

const ITEM_NAME = 'Demo {}'
const PRICE = 100_000_000n
/** Seconds, so that a clock that is a little behind finds the phase open. */
const HEAD_START = 60n

/** Creates metadata with an embedded picture: it needs no host, and fits into a URI's 200 bytes. */
function metadataWith(name: string, colours: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' style='background:radial-gradient(${colours})'/>`
  const image = pictureDataUri(new TextEncoder().encode(drawing), 'image/svg+xml')
  return documentDataUri({ name, image })
}

/** Returns a demo drop's symbol, by its number from 1 on: `DEMO`, `DEMO2`, `DEMO3`. */
export function demoSymbol(number: number): string {
  return number === 1 ? 'DEMO' : `DEMO${number}`
}

/**
 * Creates a drop to try things out: 100 items, each with its own colour.
 *
 * @param wallet Base58; owns it, pays, and is paid.
 */
export function demoDropOf(wallet: string, symbol: string): PrepareDeployInput {
  const all = [{ address: wallet, share: 100 }]
  return {
    creator: wallet,
    symbol,
    collectionName: DEMO_NAME,
    collectionUri: metadataWith(DEMO_NAME, 'gold,tomato,indigo'),
    itemBaseName: ITEM_NAME,
    itemBaseUri: metadataWith(ITEM_NAME, 'gold,oklch(.6 .2 {}7)'),
    treasury: wallet,
    maxNumberOfTokens: 100n,
    royalties: { royaltyBasisPoints: 500, creators: all },
    platformFee: { recipients: all },
  }
}

/** Creates its phase: open to everybody, for 0.1 coins, without an end. */
export function demoPhaseAt(now: bigint): PhaseInput {
  return { phaseType: 'public', priceAmount: PRICE, startTime: now - HEAD_START }
}
