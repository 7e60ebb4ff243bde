import { buildMerkleList, type MerkleEntryInput } from '@mintline/solana'
import { writeMerkleProofs } from '@mintline/solana/node'
import { configToken, tokenNameOf, tokenOfPhase } from '../amounts/priceTokens.ts'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import { phaseIndexOf } from '../config/phaseIndexOf.ts'
import type { DropConfig, PhaseConfig } from '../config/solanaConfig.ts'
import { collectionOfConfig } from '../launch/collectionToBe.ts'
import { proofWarnings } from '../launch/lookupTable.ts'
import { startProgress } from '../output/progress.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { type PricedList, stopAtCheapPrices } from './cheapPrices.ts'
import { flatFeeOfConfig } from './flatFeeOfConfig.ts'
import { listPath, openListFile } from './listFile.ts'
import { type ReadList, readMerkleList } from './readList.ts'
import { namedUnit, unitOfPrices } from './unitOfPrices.ts'
import type { MerkleList, MerkleListOptions } from './writeProofs.ts'

/**
 * Reads the list from `--list`, or the one that a phase has in the config, and asks about prices whose unit may be
 * wrong. Warns if mints in the config's collection, and in its phase if one is named, have no room for its proofs.
 *
 * @throws USAGE_INVALID, LIST_PRICES_CHEAP, and what `readMerkleList` throws
 */
export async function readSolanaMerkleList(
  context: CommandContext,
  options: MerkleListOptions,
): Promise<MerkleList> {
  const { signal, output } = context
  const read = await readEntries(context, options)
  await stopAtCheapPrices(context, read)
  const tree = await buildMerkleList(read.entries, { signal })
  const { size } = tree
  return {
    path: read.path,
    root: `0x${Buffer.from(tree.root).toString('hex')}`,
    size,
    warnings: longProofWarnings(context, options, size),
    write: async (folder, options) => {
      const bar = startProgress(output, 'Proofs', size)
      const onProgress = ({ done }: { readonly done: number }) => bar.update(done, '')
      const counts = await writeMerkleProofs(tree, { ...options, folder, onProgress })
      bar.finish()
      return counts
    },
  }
}

async function readEntries(
  context: CommandContext,
  { list, phase: name, unit: given }: MerkleListOptions,
): Promise<ReadList<MerkleEntryInput> & PricedList> {
  const loaded = context.configIfAny()
  // A file that is given has its own prices and limits.
  const phase = list === undefined && loaded ? configPhase(loaded.config, name) : undefined
  const file = openListFile(listPath(context, list, { folder: loaded?.folder, phase }))
  const isInToken = phase !== undefined && tokenNameOf(phase) !== undefined
  const tokens = loaded && isInToken ? await fetchConfigTokens(context, loaded.config) : new Map()
  const token = phase && tokenOfPhase(phase, tokens)
  const unit = token ? undefined : await unitOfPrices(context, file, { given, phase })
  const flatFee = phase && loaded ? flatFeeOfConfig(loaded.config) : 0n
  const read = readMerkleList(file, { token, phase, unit, flatFee })
  for (const warning of read.warnings) context.output.warn(warning)
  return { ...read, isUnitNamed: namedUnit({ given, phase }) !== undefined }
}

function longProofWarnings(
  context: CommandContext,
  { phase: name }: MerkleListOptions,
  size: number,
): string[] {
  const config = context.configIfAny()?.config
  if (!config) return []
  const phase = configPhase(config, name)
  const token = phase && configToken(phase, config.currencies)
  return proofWarnings(collectionOfConfig(config), size, token)
}

function configPhase({ phases }: DropConfig, name: string | undefined): PhaseConfig | undefined {
  return phases[phaseIndexOf(name, phases)]
}
