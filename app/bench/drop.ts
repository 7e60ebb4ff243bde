import type { Keypair } from '@solana/web3.js'
import { openAsCreator } from '../e2e/helpers/asCreator.ts'
import { addPhases } from '../e2e/helpers/collectionPhases.ts'
import {
  deployAndConfirm,
  enterArtwork,
  openCollectionInfo,
  openDeployForm,
  supplyField,
  symbolField,
} from '../e2e/helpers/deployForm.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import { sunrise } from '../e2e/helpers/sunrise.ts'

/** The drop's name, also its picture's. */
export const DROP_NAME = 'Dawn Chorus'
/** Long enough to be folded. */
export const DROP_DESCRIPTION = 'First light over the sea, seen from the roofs of the town. '
  .repeat(6)
  .trim()

/** The picture's width and height, larger than previews. */
const PIXELS = 1_600

/**
 * Deploys a drop with picture and description as creators do, in the form, and opens it to all.
 *
 * @returns Its address.
 */
export async function deployDrawn(app: RunningApp, creator: Keypair): Promise<string> {
  const { page, visit } = await openAsCreator(app, { creator })
  await openDeployForm(page)
  const file = sunrise(PIXELS)
  await enterArtwork(page, { file, name: DROP_NAME, description: DROP_DESCRIPTION })
  await symbolField(page).fill('DAWN')
  await supplyField(page).fill('500')
  await deployAndConfirm(page, 'DAWN')
  const { editions: deployment } = await openCollectionInfo(app, page)
  await visit.end()
  const phases = [{ priceAmount: 1_000_000n, phaseType: 'public', startTime: 1n }] as const
  await addPhases(app, { creator, deployment, phases })
  return deployment
}
