import { phaseLabel } from '@mintline/core'
import {
  checkLaunch,
  type FirstMintTrial,
  type LaunchCheck,
  type LaunchDocument,
} from '@mintline/core/drop'
import { fetchProofManifest, isSameRoot } from '@mintline/core/metadata'
import { PHASE_TYPES } from '@mintline/core/mint'
import {
  type CollectionInfo,
  type EditionPhase,
  type FirstMint,
  fetchAllowlist,
  fetchChainTime,
  simulateFirstMints,
} from '@mintline/solana'
import { collectionSale, fetchMerkleProof, listAddress } from '@mintline/solana/reads'
import type { Connection } from '@solana/web3.js'
import { fetchMetadataDocument } from '#entities/metadata/lib/fetchMetadataDocument.ts'
import { pictureUrl, resources } from '#entities/metadata/lib/pictureUrl.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { errorText } from '#shared/lib/errorText.ts'

/** Input for a launch check. */
export interface CheckedCollection {
  readonly info: CollectionInfo
  readonly names: PhaseNames
  /** A wallet on a list in files, in base58, to mint as; '' = none. */
  readonly wallet: string
  /** Loads a picture; rejects if it cannot be shown. Default: an img element. */
  readonly loadPicture?: (url: string, signal: AbortSignal) => Promise<void>
}

/** Timeout for a picture, in milliseconds. */
const PICTURE_TIMEOUT = 20_000

/**
 * Opens a collection as collectors will: mints in each phase that is open or to come are simulated, as a wallet that is
 * listed and as one that is not, and everything that mint pages load is fetched. Sends nothing.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function checkCollection(
  connection: Connection,
  checked: CheckedCollection,
  { signal }: { signal: AbortSignal },
): Promise<readonly LaunchCheck[]> {
  const { info, names } = checked
  const now = await fetchChainTime(connection, { signal })
  const phases = info.phases.filter(
    ({ active, endTime, maxMintsTotal, currentMints }) =>
      active && endTime > now && (maxMintsTotal === 0n || currentMints < maxMintsTotal),
  )
  const nameOf = ({ phaseIndex }: EditionPhase) => phaseLabel(phaseIndex, names[phaseIndex])
  const trials: { subject: string; mint: FirstMint | undefined; isStranger: boolean }[] = []
  const documents: LaunchDocument[] = []
  for (const phase of phases) {
    if (!PHASE_TYPES[phase.phaseType].isListed) {
      trials.push({
        subject: `${nameOf(phase)}, for everybody`,
        mint: { phase },
        isStranger: false,
      })
      continue
    }
    const minter = await minterOf(connection, { ...checked, phase }, signal)
    if (minter.document) documents.push({ ...minter.document, name: `List of ${nameOf(phase)}` })
    const subject = `${nameOf(phase)}, for a wallet on its list`
    if (minter.mint || !minter.document?.problem) {
      trials.push({ subject, mint: minter.mint, isStranger: false })
    }
    trials.push({
      subject: `${nameOf(phase)}, for a wallet that is not on its list`,
      mint: { phase },
      isStranger: true,
    })
  }
  const mints = trials.flatMap(({ mint }) => (mint ? [mint] : []))
  const results = await simulateFirstMints(connection, { info, mints }, { signal })
  let next = 0
  const tried = trials.map(({ subject, mint, isStranger }) => {
    const trial: FirstMintTrial = mint
      ? { phase: subject, ...results[next++] }
      : { phase: subject, notSimulated: 'listElsewhere' }
    return { trial, isStranger }
  })
  return checkLaunch({
    sale: collectionSale(info),
    now,
    firstMints: tried.flatMap(({ trial, isStranger }) => (isStranger ? [] : [trial])),
    strangers: tried.flatMap(({ trial, isStranger }) => (isStranger ? [trial] : [])),
    documents: [
      ...documents,
      ...(await texts(checked, signal)),
      await treasury(connection, info, signal),
    ],
  })
}

interface ListedPhase extends CheckedCollection {
  readonly phase: EditionPhase
}

/** Finds a wallet to mint as in a listed phase, and tells whether its list can be read. */
async function minterOf(
  connection: Connection,
  { info, wallet, phase }: ListedPhase,
  signal: AbortSignal,
): Promise<{ mint?: FirstMint; document?: Omit<LaunchDocument, 'name'> }> {
  const { phaseIndex, phaseType, merkleRoot } = phase
  if (!PHASE_TYPES[phaseType].hasRoot) {
    const list = { deployment: info.editions, phaseIndex }
    const [entry] = await fetchAllowlist(connection, list, { signal })
    return entry
      ? { mint: { phase, entry } }
      : { document: { problem: 'Nobody is on this list yet: add wallets under Allowlists.' } }
  }
  const baseUri = listAddress(info, phase)
  if (baseUri === undefined) {
    const problem = 'The collection does not say where it is: publish it under Allowlists.'
    return { document: { problem } }
  }
  const options = { ...resources, signal }
  try {
    const manifest = await fetchProofManifest(baseUri, options)
    if (!manifest?.complete || !isSameRoot(manifest.root, merkleRoot ?? '')) {
      return { document: { problem: 'Another list is at its address: publish it again.' } }
    }
    const proof = wallet === '' ? undefined : await fetchMerkleProof({ baseUri, wallet }, options)
    return { document: {}, ...(proof && { mint: { phase, proof } }) }
  } catch (error) {
    signal.throwIfAborted()
    return { document: { problem: `It cannot be read: ${errorText(error)}` } }
  }
}

/** Reads the collection's metadata document and its picture. */
async function texts(
  { info, loadPicture = loadInPage }: CheckedCollection,
  signal: AbortSignal,
): Promise<LaunchDocument[]> {
  const name = 'Texts'
  try {
    const uri = info.metadata.collectionBaseUri
    const { image } = await fetchMetadataDocument(uri, { signal })
    const url = image === undefined ? undefined : pictureUrl(image)
    if (url === undefined) {
      const problem = 'There is none: add one to the metadata, or collectors see a blank page.'
      return [{ name }, { name: 'Picture', problem }]
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PICTURE_TIMEOUT)])
    const problem = await loadPicture(url, limit).then(
      () => undefined,
      () => 'It does not load: check that the file is at its address.',
    )
    signal.throwIfAborted()
    return [{ name }, { name: 'Picture', problem }]
  } catch (error) {
    signal.throwIfAborted()
    return [{ name, problem: `They cannot be read: ${errorText(error)}` }]
  }
}

function loadInPage(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve()
    image.onerror = () => reject(new Error(`${url} did not load.`))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    image.src = url
  })
}

/** Checks that the treasury's account can take payments. */
async function treasury(
  connection: Connection,
  { treasury: address }: CollectionInfo,
  signal: AbortSignal,
): Promise<LaunchDocument> {
  const { PublicKey } = await import('@solana/web3.js')
  const account = await connection.getAccountInfo(new PublicKey(address))
  signal.throwIfAborted()
  const name = 'Treasury'
  if (!account) {
    const problem =
      'Its account is empty: make sure that the address is right, and send it a little to open it.'
    return { name, problem }
  }
  return account.executable
    ? { name, problem: 'It is a program, which cannot spend: choose a wallet.' }
    : { name, fine: 'Can be paid.' }
}
