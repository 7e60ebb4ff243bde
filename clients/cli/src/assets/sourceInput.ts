import { existsSync } from 'node:fs'
import type { BuildInput } from '@mintline/assets/node'
import { fieldOf, type PageTheme, parseJsonText, readPageTheme } from '@mintline/core'
import { readWhole, usageError } from '../commands/optionValues.ts'
import { readConfigFile } from '../config/configFile.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** Options for reading pictures and traits. */
export interface SourceOptions {
  readonly from: string
  readonly name?: string
  readonly traits?: string
  readonly cover?: string
  readonly first: string
  readonly supply?: string
  readonly preview: string
}

/** Options for texts that only documents have. */
export interface TextOptions {
  readonly symbol?: string
  readonly description?: string
  readonly externalUrl?: string
  readonly collectionName?: string
  readonly collectionDescription?: string
  readonly collectionUrl?: string
}

/**
 * Returns a build's sources and texts: from the options, otherwise from the config.
 *
 * @param isEdition True for one file, whose document all items share.
 * @throws USAGE_INVALID, and what reading the config throws
 */
export function buildInputOf(
  context: CommandContext,
  { from, traits, cover, first, preview, ...options }: SourceOptions & TextOptions,
  isEdition: boolean,
): BuildInput {
  const config = context.configIfAny()?.config
  const name = options.name ?? (isEdition ? config?.name : config?.items.name)
  if (name === undefined) throw usageError('No name given: use --name, or a config')
  const { description, externalUrl, symbol = config?.symbol } = options
  const collectionName = options.collectionName ?? config?.name
  return {
    source: context.path(from),
    traits: traits === undefined ? undefined : context.path(traits),
    cover: cover === undefined ? undefined : context.path(cover),
    template: { name, symbol, description, externalUrl },
    collection:
      collectionName === undefined
        ? undefined
        : {
            name: collectionName,
            description: options.collectionDescription,
            externalUrl: options.collectionUrl,
            page: pageTheme(context),
          },
    first: readFirst(first),
    supply: isEdition ? undefined : readSupply(options.supply, config),
    previewPixels: Number(readWhole('--preview', preview)),
  }
}

/** Returns the mint page's look from the config of any chain, if there is one; undefined = it has none. */
function pageTheme(context: CommandContext): PageTheme | undefined {
  const path = context.configPath()
  const page = existsSync(path) ? fieldOf(parseJsonText(readConfigFile(path)), 'page') : undefined
  if (page === undefined) return undefined
  const { theme, problems } = readPageTheme(page, 'page')
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
  return theme
}

function readFirst(text: string): number {
  if (text !== '0' && text !== '1') throw usageError(`--first takes 0 or 1, not ${text}`)
  return Number(text)
}

/** Undefined = the highest number. */
function readSupply(text: string | undefined, config: DropConfig | undefined): number | undefined {
  const supply = text === undefined ? (config?.supply.maxItems ?? 0n) : readWhole('--supply', text)
  return supply === 0n ? undefined : Number(supply)
}
