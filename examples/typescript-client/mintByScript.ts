import {
  type AptosConnection,
  fetchCurrentPhase,
  fetchPhaseForMinter,
  machinesAt,
  mintItems,
  type SigningWallet,
} from '@mintline/aptos'

/** Mints an item through the Move package's compiled script, in the phase that the drop machine names; returns its id. */
export async function mintByScript(
  connection: AptosConnection,
  wallet: SigningWallet,
  contract: string,
  publisher: string,
): Promise<string> {
  const drop = { contract, machines: machinesAt(publisher) }
  const phaseIndex = await fetchCurrentPhase(connection, drop)
  if (phaseIndex === undefined) throw new Error('No phase is open.')

  // The wallet's own terms: its cap, its mints so far, and the price
  const asked = { ...drop, wallet: wallet.address, phaseIndex }
  const { saleMintPrice: maxPrice } = await fetchPhaseForMinter(connection, asked)
  const mint = { ...drop, wallet, quantity: 1n, phaseIndex, maxPrice }
  const { items } = await mintItems(connection, { ...mint, mintBy: 'script' })
  const [item] = items
  if (!item) throw new Error('Nothing was minted.')
  return item.itemId
}
